import { auditList } from '@agency/domain/audit/queries';
import { type AuditEntry, auditEntry } from '@agency/domain/audit/schema';
import { subjectKey } from '@agency/domain/audit/subjects';
import { listQuery, type Narrowing } from '@agency/domain/shared/list-queries';
import { FieldValue } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditCollections } from '../../functions/src/migration/audit-collections.ts';
import { countMigration, migrate } from '../../functions/src/migration/migrate.ts';
import { findDocuments } from '../../functions/src/platform/firestore.ts';
import { saveTemplate } from '../../functions/src/template/save.ts';
import { asStaff, makeWorld, type World } from './world.ts';

let world: World;

beforeAll(async () => {
  world = await makeWorld('audit-log');
});
afterAll(() => world.close());

type By = Narrowing<'actor' | 'subjects' | 'from' | 'before'>;

const save = (templateId: string) =>
  saveTemplate(
    world.deps,
    { templateId, title: templateId, content: { kind: 'reply', message: 'Thank you.' }, seen: null },
    asStaff,
  );

/** What the list finds by these, the newest first. */
async function found(by: By): Promise<AuditEntry[]> {
  const { spec, values } = listQuery(auditList, { by, token: null });
  return findDocuments(world.deps, auditEntry, spec, values);
}
const paths = async (by: By) => (await found(by)).map(({ path }) => path);

describe('the list of the audit log', () => {
  it('finds what an operation writes by kind, record, action, person and period, alone and together', async () => {
    await save('one');
    await save('two');
    const { actor, at } = (await found({})).at(-1) ?? { actor: '', at: new Date(0) };
    const one = ['templates/one'];
    for (const subjects of [
      subjectKey({ record: 'templates/one' }),
      subjectKey({ record: 'templates/one', action: 'saveTemplate' }),
    ]) {
      expect(await paths({ subjects })).toEqual(one);
      expect(await paths({ subjects, actor, from: at })).toEqual(one);
      expect(await paths({ subjects, before: at })).toEqual([]);
    }
    const ofKind = subjectKey({ kind: 'templates', action: 'saveTemplate' });
    expect((await paths({ subjects: ofKind })).toSorted()).toEqual(['templates/one', 'templates/two']);
    expect(await paths({ subjects: subjectKey({ kind: 'quotes' }) })).toEqual([]);
    expect(await paths({ actor: 'nobody' })).toEqual([]);
  });

  it('finds older entries once the migration has run, which changes nothing else and nothing twice', async () => {
    const { docs } = await world.deps.db.collection('auditLog').where('path', '==', 'templates/one').get();
    const [entry] = docs;
    if (!entry) throw new Error('There is no entry');
    const before = entry.data();
    await entry.ref.update({ subjects: FieldValue.delete() });
    const subjects = subjectKey({ kind: 'templates' });
    expect(await paths({ subjects })).toEqual(['templates/two']);
    await migrate(world.deps, 'audit-collections', auditCollections, () => {});
    expect((await paths({ subjects })).toSorted()).toEqual(['templates/one', 'templates/two']);
    expect((await entry.ref.get()).data()).toEqual(before);
    expect(await countMigration(world.deps, auditCollections, () => {})).toMatchObject({ changed: 0 });
  });
});
