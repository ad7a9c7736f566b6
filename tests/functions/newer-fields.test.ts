import { settingsFilesOf } from '@agency/domain/settings/files';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { billSeries } from '../../functions/src/billing-series/bill.ts';
import type { Person } from '../../functions/src/platform/auth.ts';
import { readPrivateSettings, readSiteSettings } from '../../functions/src/platform/settings.ts';
import { putSettings } from '../../functions/src/settings/put-settings.ts';
import { sendAll } from './money-mail.ts';
import {
  draftOf,
  fresh,
  giveAddress,
  invoiceOf,
  lineOf,
  makeIssued,
  moneyOf,
  receiptOf,
} from './money-world.ts';
import { makeProject } from './project-world.ts';
import { content, headOf, makeDraft, makeSent, recipient, yesTo } from './quote-world.ts';
import { newerStore } from './support/newer-store.ts';
import {
  call,
  makeAdmin,
  makeMember,
  makeUser,
  newAddress,
  signedIn,
  type TestUser,
} from './support/people.ts';
import { makeWorld, type World } from './world.ts';

// Reading, changing and writing a document keeps a newer build's fields: at the top, in maps, in list elements. Runs
// of operations over documents full of such fields.

let world: World;
let store: ReturnType<typeof newerStore>;
let staff: Person;
let member: TestUser & { readonly person: Person };

beforeAll(async () => {
  world = await makeWorld('newer');
  store = newerStore(world.deps.db);
  staff = await signedIn(world, await makeAdmin(world));
  member = await makeMember(world);
  await store.plant();
});
afterAll(() => world.close());

type Name = Parameters<typeof call>[2];
const asAdmin = (name: Name, input: unknown) => call(world, staff, name, input);
const asClient = (name: Name, input: unknown) => call(world, member.person, name, input);

/** Runs each step over a freshly planted store; returns the fields each one lost, by its name. */
async function fieldsLostBy(
  steps: Readonly<Record<string, () => Promise<unknown>>>,
): Promise<Record<string, string[]>> {
  const losses: Record<string, string[]> = {};
  await store.plant();
  for (const [name, step] of Object.entries(steps)) {
    await step();
    const lost = await store.plant();
    if (lost.length > 0) losses[name] = lost;
  }
  return losses;
}

const address = {
  line1: '4 Old Mill Lane',
  line2: '',
  town: 'Horsham',
  county: 'West Sussex',
  postcode: 'RH12 0XX',
  country: 'United Kingdom',
};
const enquiry = {
  reference: 'C-222222',
  name: 'Kim Fenn',
  email: 'kim@example.com',
  subject: 'A shop',
  message: 'We need a shop.',
  attribution: null,
  status: 'new',
  notes: '',
  quoteId: null,
  repliedAt: null,
  searchTokens: [],
  createdAt: new Date(),
  updatedAt: new Date(),
  updatedBy: 'system',
};
const file = {
  name: 'Logo.png',
  size: 70,
  contentType: 'image/png',
  storagePath: 'files/projects/logo',
  visibility: 'client',
  uploadedBy: 'staff',
  uploaderName: 'Sam Webb',
  uploaderKind: 'staff',
  createdAt: new Date(),
  updatedAt: new Date(),
  updatedBy: 'system',
};
const thing = (position: number) => ({
  text: `Thing ${position}`,
  done: false,
  assigneeUid: null,
  dueOn: null,
  position,
});

const to = () => ({ ...recipient, email: member.email });
const draftOfQuote = async (quoteId: string) => world.deps.db.doc(`quotes/${quoteId}/private/draft`).get();

async function saveDraft(quoteId: string): Promise<void> {
  const revision: unknown = (await draftOfQuote(quoteId)).get('revision');
  const [section] = content.sections;
  const lines =
    section?.lines.map((line) => ({ ...line, description: `${line.description}, as agreed` })) ?? [];
  const sections = section ? [{ ...section, title: 'The website', lines: lines.toReversed() }] : [];
  const changed = { ...content, sections, introduction: 'As we agreed.' };
  await asAdmin('saveQuoteDraft', {
    quoteId,
    revision,
    recipient: { ...to(), name: 'Sam B. Weald' },
    content: changed,
    validUntil: null,
    internalNotes: 'They are in a hurry.',
  });
}

describe('fields of a newer build', () => {
  it('stay through the life of a quote', async () => {
    const quoteId = await makeDraft(world, { recipient: to() });
    const others = await Promise.all([1, 2, 3].map(() => makeSent(world, { recipient: to() })));
    const [declined = '', withdrawn = '', voided = ''] = others;
    const discarded = await makeDraft(world, { recipient: to() });
    const linkId = async () => (await headOf(world, quoteId)).linkId;
    const accept = async (id: string) =>
      asClient('acceptQuote', { quoteId: id, ...(await yesTo(world, id)) });
    const lost = await fieldsLostBy({
      saveQuoteDraft: () => saveDraft(quoteId),
      sendQuote: () => asAdmin('sendQuote', { quoteId, revision: 2 }),
      resendQuote: () => asAdmin('resendQuote', { quoteId }),
      reviseQuote: () => asAdmin('reviseQuote', { quoteId }),
      dropRevision: () => asAdmin('dropRevision', { quoteId }),
      rotateLink: async () => asAdmin('rotateLink', { linkId: await linkId() }),
      markQuoteViewed: () => asClient('markQuoteViewed', { quoteId }),
      mails: () => sendAll(world),
      acceptQuote: () => accept(quoteId),
      declineQuote: () => asClient('declineQuote', { quoteId: declined, version: 1, reason: 'Too dear' }),
      withdrawQuote: () => asAdmin('withdrawQuote', { quoteId: withdrawn }),
      discardQuote: () => asAdmin('discardQuote', { quoteId: discarded }),
      acceptVoided: () => accept(voided),
      voidQuote: () => asAdmin('voidQuote', { quoteId: voided, reason: 'By mistake' }),
      revokeLink: async () => asAdmin('revokeLink', { linkId: await linkId() }),
    });
    expect(lost).toEqual({});
  });

  it('stay through the life of a project and its bills', async () => {
    const quoteId = await makeSent(world, { recipient: to() });
    await asClient('acceptQuote', { quoteId, ...(await yesTo(world, quoteId)) });
    const { projectId, clientId } = await headOf(world, quoteId);
    await giveAddress(world, projectId ?? '');
    const clientOf = async () => (await world.deps.db.doc(`clients/${clientId}`).get()).data();
    const milestone = world.deps.db.doc(`projects/${projectId}/milestones/launch`);
    const invoices = await world.deps.db.collection('invoices').where('projectId', '==', projectId).get();
    const invoiceId = invoices.docs.find((found) => found.get('stage.id') === 'deposit')?.id ?? '';
    const discarded = invoices.docs.find(({ id }) => id !== invoiceId)?.id ?? '';
    const series = await world.deps.db.collection('billingSeries').where('projectId', '==', projectId).get();
    const [{ id: seriesId } = { id: '' }] = series.docs;
    const [colleague, invited] = [newAddress(), await makeMember(world)];
    await world.deps.db.doc(`projects/${projectId}/files/logo`).set(file);
    const pay = async (id: string, amount: number) =>
      asAdmin('recordReceipt', receiptOf(await invoiceOf(world, id), moneyOf(world, amount)));
    const other = await makeIssued(world, clientId ?? '');
    const saveClient = async () => {
      const { kind, name } = (await clientOf()) ?? {};
      const details = { address, vatNumber: null, billingEmail: member.email };
      const record = { name: `${name} Ltd`, kind, phone: null, archived: false };
      return asAdmin('saveClient', { clientId, details, record });
    };
    const lost = await fieldsLostBy({
      saveClient,
      inviteColleague: () => asClient('inviteColleague', { clientId, name: 'Alex Reed', email: colleague }),
      inviteMember: () => asClient('inviteColleague', { clientId, name: 'Jo Marlow', email: invited.email }),
      answerInvitation: () => call(world, invited.person, 'answerInvitation', { clientId, accept: true }),
      removeColleague: () => asClient('removeColleague', { clientId, email: colleague }),
      setProjectStatus: () => asAdmin('setProjectStatus', { projectId, status: 'active' }),
      answerMilestone: async () => {
        await milestone.update({ status: 'inReview' });
        return asClient('answerMilestone', {
          projectId,
          milestoneId: 'launch',
          answer: 'approved',
          comment: '',
        });
      },
      setFileVisibility: () =>
        asAdmin('setFileVisibility', { projectId, fileId: 'logo', visibility: 'internal' }),
      saveInvoice: () => asAdmin('saveInvoice', { invoiceId: discarded, draft: draftOf(lineOf(10_000)) }),
      discardInvoice: () => asAdmin('discardInvoice', { invoiceId: discarded }),
      issueInvoice: () => asAdmin('issueInvoice', { invoiceId }),
      setInvoiceDisputed: () => asAdmin('setInvoiceDisputed', { invoiceId, disputed: true }),
      recordReceipt: () => pay(invoiceId, 1_000),
      payTooMuch: () => pay(other, 9_000_000),
      creditInvoice: () =>
        asAdmin('creditInvoice', {
          invoiceId,
          creditNoteId: fresh('note'),
          scope: { kind: 'full' },
          reason: 'Sent twice',
        }),
      billSeries: () => billSeries(world.deps),
      setBillingSeriesStatus: () => asAdmin('setBillingSeriesStatus', { seriesId, status: 'paused' }),
      mails: () => sendAll(world),
    });
    // Removed parts take their fields along: the invitation, the replaced line.
    const one = [expect.stringMatching(/ lost 1 of \d+$/)];
    expect(lost).toEqual({ answerInvitation: one, removeColleague: one, saveInvoice: one });
  });

  it('stay with people and the records of staff', async () => {
    const pending = await makeUser(world, { adminRequest: 'pending' });
    const [someone, asking] = [await makeUser(world), await makeUser(world, { adminRequest: 'pending' })];
    const contact = { kind: 'contact', id: 'C-222222' };
    await world.deps.db.doc('contacts/C-222222').set(enquiry);
    const { checklistId } = await call(world, staff, 'createChecklist', {
      title: 'Launch',
      kind: 'running',
      projectId: await makeProject(world, { fields: { startOn: '2026-12-01' } }),
      templateId: null,
    });
    const items = { logo: { ...thing(0), dueAfterDays: 3 }, domain: thing(1) };
    await world.deps.db.doc(`checklists/${checklistId}`).update({ items });
    const preferences = {
      'project-update-notification': false,
      'file-upload-notification': false,
      'new-message-notification': true,
    };
    const lost = await fieldsLostBy({
      ensureUser: () => asClient('ensureUser', {}),
      setNotificationPreferences: () => asClient('setNotificationPreferences', { preferences }),
      changeMyEmail: () => asClient('changeMyEmail', { email: newAddress() }),
      approveAdmin: () => asAdmin('approveAdmin', { uid: pending.uid }),
      removeAdmin: () => asAdmin('removeAdmin', { uid: pending.uid }),
      refuseAdmin: () => asAdmin('refuseAdmin', { uid: asking.uid }),
      disableUser: () => asAdmin('disableUser', { uid: someone.uid }),
      enableUser: () => asAdmin('enableUser', { uid: someone.uid }),
      replyToEnquiry: () =>
        asAdmin('replyToEnquiry', { enquiry: contact, replyId: 'one', message: 'We will call you.' }),
      convertEnquiry: () => asAdmin('convertEnquiry', { enquiry: contact }),
      moveChecklistDates: () => asAdmin('moveChecklistDates', { checklistId }),
      reorderChecklist: () => asAdmin('reorderChecklist', { checklistId, order: ['domain', 'logo'] }),
      putSettings: async () => {
        const site = await readSiteSettings(world.deps);
        const files = settingsFilesOf(site, await readPrivateSettings(world.deps));
        const company = { ...files.site.company, icoNumber: 'ZA000000' };
        return putSettings(world.deps, { ...files, site: { ...files.site, company } });
      },
      mails: () => sendAll(world),
    });
    expect(lost).toEqual({});
  });

  it('go with the person they are about', async () => {
    const leaving = await makeMember(world);
    const quoteId = await makeSent(world, { recipient: { ...recipient, email: leaving.email } });
    await asAdmin('withdrawQuote', { quoteId });
    const { clientId } = await headOf(world, quoteId);
    await asAdmin('inviteColleague', { clientId, name: 'Alex Reed', email: newAddress() });
    await store.plant();
    await call(world, await signedIn(world, leaving), 'deleteMyAccount', {});
    const [head, draft, version] = await Promise.all(
      ['', '/private/draft', '/versions/1'].map((below) =>
        world.deps.db.doc(`quotes/${quoteId}${below}`).get(),
      ),
    );
    const anonymised = ['company', 'email', 'name', 'phone'];
    for (const found of [head, draft, version]) {
      expect(Object.keys(found?.get('recipient')).toSorted()).toEqual(anonymised);
    }
  });
});
