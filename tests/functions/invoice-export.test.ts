import { exportLifeMs } from '@agency/domain/invoice/export';
import { addDays, londonDate } from '@agency/domain/shared/dates';
import { readCsv } from '@agency/domain/shared/sheet';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportMyInvoices } from '../../functions/src/file/export-my-invoices.ts';
import { getFileTicket } from '../../functions/src/file/get-ticket.ts';
import { getFile } from '../../functions/src/file/http.ts';
import { readPdf } from '../../functions/src/pdf/testing/read-pdf.ts';
import type { Person } from '../../functions/src/platform/auth.ts';
import { dispatch } from '../../functions/src/platform/http/router.ts';
import type { HttpResponse, HttpRoute } from '../../functions/src/platform/http.ts';
import { removeExpired } from '../../functions/src/upload/remove-expired.ts';
import { as, makePerson, objectsBelow } from './file-world.ts';
import {
  creditIt,
  draftOf,
  fresh,
  invoiceOf,
  lineOf,
  makeClient,
  makeInvoice,
  makeIssued,
} from './money-world.ts';
import { httpRequest } from './support/http-request.ts';
import { caller, makeWorld, type World } from './world.ts';

const routes: readonly HttpRoute[] = [{ path: '/api/files/:ticket', methods: { GET: getFile } }];
const today = londonDate(new Date());
const period = { from: addDays(today, -30), to: addDays(today, 1) };
const days = `${period.from} to ${period.to}`;

let world: World;
let member: Person;
let other: Person;

beforeAll(async () => {
  world = await makeWorld('invoice-export');
  member = await makePerson(world, 'rosa', 'client');
  other = await makePerson(world, 'olga', 'client');
});
afterAll(() => world.close());

/** A company with these people. */
const companyOf = (uids: readonly string[], name = 'Weald Pottery Ltd') =>
  makeClient(world, { name, memberUids: [...uids] });

const take = (clientId: string, person = member, within = period) =>
  exportMyInvoices(world.deps, { clientId, ...within }, as(person));

const fetchFrom = (url: string): Promise<HttpResponse> =>
  dispatch(
    routes,
    httpRequest({ method: 'GET', path: new URL(url).pathname, headers: {}, caller }),
    world.deps,
  );

async function filesOf({ stream }: HttpResponse): Promise<Record<string, Uint8Array>> {
  const pieces: Buffer[] = [];
  for await (const piece of stream?.open() ?? []) pieces.push(Buffer.from(piece));
  return unzipSync(Buffer.concat(pieces));
}

/** Issued copies of one invoice, as many as it takes to be too many. */
async function copies(invoiceId: string, count: number): Promise<void> {
  const { docs } = await world.deps.db
    .collection('invoices')
    .where('number', '==', (await invoiceOf(world, invoiceId)).number)
    .get();
  const batch = world.deps.db.batch();
  for (let index = 0; index < count; index += 1)
    batch.set(world.deps.db.doc(`invoices/${fresh('copy')}`), docs[0]?.data() ?? {});
  await batch.commit();
}

describe('exportMyInvoices', () => {
  it('puts a table and the PDF of each invoice and credit note of the period into one file', async () => {
    const clientId = await companyOf([member.uid]);
    const first = await makeIssued(world, clientId);
    const second = await makeIssued(world, clientId, draftOf(lineOf(5_000)));
    const { creditNoteNumber } = await creditIt(world, second);
    await makeInvoice(world, clientId);
    const { number } = await invoiceOf(world, first);
    const answer = await take(clientId);
    expect(answer.count).toBe(3);
    const response = await fetchFrom(answer.url);
    expect(response.status).toBe(200);
    expect(response.headers).toMatchObject({
      'Content-Type': 'application/zip',
      'Cache-Control': 'private, no-store',
    });
    expect(response.headers['Content-Disposition']).toContain(
      `filename="Weald Pottery Ltd invoices ${days}.zip"`,
    );
    const files = await filesOf(response);
    const csv = `Weald Pottery Ltd invoices ${days}.csv`;
    const numbers = [number, (await invoiceOf(world, second)).number];
    expect(Object.keys(files).toSorted()).toEqual(
      [
        csv,
        `Credit note ${creditNoteNumber}.pdf`,
        ...numbers.map((each) => `Invoice ${each}.pdf`),
      ].toSorted(),
    );
    const pdf = await readPdf(Buffer.from(files[`Invoice ${number}.pdf`] ?? []));
    expect(pdf.text).toContain('Total including VAT £120.00');
    const [heads = [], ...rows] = readCsv(strFromU8(files[csv] ?? new Uint8Array()));
    expect(rows).toHaveLength(3);
    const totals = rows.map((row) => Number(row[heads.indexOf('Total')]));
    expect(totals.reduce((sum, total) => sum + total, 0)).toBe(120);
  });

  it('keeps hostile names out of paths, headers and formulas', async () => {
    const name = '=1+1"../../etc/<passwd>:|?*';
    const clientId = await companyOf([member.uid], name);
    await makeIssued(world, clientId, { ...draftOf(lineOf(5_000)), title: '@SUM(A1)' });
    const response = await fetchFrom((await take(clientId)).url);
    expect(response.headers['Content-Disposition']).not.toMatch(/[\r\n]|\.\.|\//);
    const files = await filesOf(response);
    for (const file of Object.keys(files)) expect(file).not.toMatch(/[\\/:"<>|?*\p{C}]/u);
    const csv = Object.entries(files).find(([file]) => file.endsWith('.csv'))?.[1];
    expect(strFromU8(csv ?? new Uint8Array())).toContain("'@SUM(A1)");
    expect(strFromU8(csv ?? new Uint8Array())).toContain("'=1+1");
  });

  it('holds at most 100 and says so', async () => {
    const clientId = await companyOf([member.uid]);
    const invoiceId = await makeIssued(world, clientId, draftOf(lineOf(5_000)));
    await copies(invoiceId, 100);
    await expect(take(clientId)).rejects.toMatchObject({
      code: 'failed-precondition',
      message: 'There are more than 100 invoices and credit notes in this period. Choose a shorter one.',
    });
  });

  it('says that there are none, and that a period ends after it starts', async () => {
    const clientId = await companyOf([member.uid]);
    await makeIssued(world, clientId);
    const earlier = { from: '2025-01-01', to: '2025-12-31' };
    await expect(take(clientId, member, earlier)).rejects.toMatchObject({
      message: 'There are no invoices in this period.',
    });
    const turned = { from: period.to, to: period.from };
    await expect(take(clientId, member, turned)).rejects.toMatchObject({ code: 'invalid-argument' });
  });

  it('tells others only that there is no such company, and adds nothing of another one', async () => {
    const mine = await companyOf([member.uid]);
    const theirs = await companyOf([other.uid]);
    await makeIssued(world, mine);
    await makeIssued(world, theirs);
    await expect(take(theirs)).rejects.toMatchObject({ code: 'not-found' });
    await expect(take('nowhere')).rejects.toMatchObject({ code: 'not-found' });
    expect((await take(mine)).count).toBe(1);
  });
});

describe('the download', () => {
  it('opens for who asked alone, and no more once they have left the company', async () => {
    const clientId = await companyOf([member.uid, other.uid]);
    await makeIssued(world, clientId);
    const { url } = await take(clientId);
    const path = (await objectsBelow(world, `exports/${member.uid}/${clientId}/`))[0] ?? '';
    const exportId = /_([^_]+)\.zip$/.exec(path)?.[1] ?? '';
    const file = { kind: 'invoices', clientId, ...period, exportId } as const;
    const asOther = await getFileTicket(world.deps, { file }, as(other));
    expect((await fetchFrom(asOther.url)).status).toBe(404);
    expect((await fetchFrom(url)).status).toBe(200);
    await world.deps.db.doc(`clients/${clientId}`).update({ memberUids: [other.uid] });
    expect((await fetchFrom(url)).status).toBe(404);
  });

  it('opens as often as it is asked for two minutes, and not once the file is gone', async () => {
    const clientId = await companyOf([member.uid]);
    await makeIssued(world, clientId);
    const asked = world.deps.clock();
    const { url } = await take(clientId);
    expect((await fetchFrom(url)).status).toBe(200);
    expect((await fetchFrom(url)).status).toBe(200);
    world.setClock(new Date(asked.getTime() + 121_000));
    const late = await fetchFrom(url);
    expect(late.status).toBe(404);
    world.setClock(asked);
    await removeExpired({ ...world.deps, clock: () => new Date(Date.now() + exportLifeMs + 60_000) });
    const gone = await fetchFrom(url);
    expect([gone.status, gone.body]).toEqual([late.status, late.body]);
  });

  it('is removed after its hour', async () => {
    const clientId = await companyOf([member.uid]);
    await makeIssued(world, clientId);
    await take(clientId);
    const folder = `exports/${member.uid}/${clientId}/`;
    expect(await objectsBelow(world, folder)).toHaveLength(1);
    const { deps } = world;
    // The store stamps objects with the machine's time.
    await removeExpired({ ...deps, clock: () => new Date() });
    expect(await objectsBelow(world, folder)).toHaveLength(1);
    await removeExpired({ ...deps, clock: () => new Date(Date.now() + exportLifeMs + 60_000) });
    expect(await objectsBelow(world, folder)).toEqual([]);
  });
});
