import { makeReference } from '@agency/domain/shared/ids';
import { admin, unique } from '../../support/suite.ts';

const randomBytes = (count: number) => crypto.getRandomValues(new Uint8Array(count));
const made: string[] = [];

interface Mine {
  readonly uid: string;
  readonly clientId: string;
}

/** So many quotes to answer, projects with a step to approve and a message, and invoices to pay; all of one person. */
export async function makePlenty({ uid, clientId }: Mine, count: number): Promise<void> {
  const { db } = admin();
  const sampleOf = async (path: string) => (await db.doc(path).get()).data();
  const [quote, project, invoice, client] = await Promise.all(
    [
      'quotes/Q-7K3M9P',
      'projects/P-7V4BQK',
      'invoices/sample-studio-due',
      'clients/sample-meadowbank-bakehouse',
    ].map(sampleOf),
  );
  const own = { clientId, memberUids: [uid], membersVersion: 1 };
  const batch = db.batch();
  const put = (path: string, data: object): void => {
    made.push(path);
    batch.set(db.doc(path), data);
  };
  for (let index = 0; index < count; index++) {
    const [quoteId, projectId] = [makeReference('quote', randomBytes), makeReference('project', randomBytes)];
    const now = new Date(Date.now() - index * 1000);
    put(`quotes/${quoteId}`, { ...quote, ...own, number: quoteId, linkId: null });
    put(`projects/${projectId}`, {
      ...project,
      ...own,
      number: projectId,
      waiting: [{ milestoneId: 'one', title: `Step ${index}`, askedAt: now, answerBy: null }],
      awaitsAnswer: true,
      lastMessageAt: { client: null, staff: now },
      updatedAt: now,
    });
    put(`projects/${projectId}/reads/${uid}`, { lastReadAt: new Date(0), updatedBy: uid, updatedAt: now });
    const invoiceId = unique('invoice');
    put(`invoices/${invoiceId}`, { ...invoice, ...own, number: `T-${invoiceId.slice(-12)}` });
    const companyId = unique('client');
    const listed = { memberUids: [uid], emails: [], name: `Company ${index}` };
    put(`clients/${companyId}`, { ...client, ...listed });
    put(`clients/${companyId}/credits/1`, {
      sequence: 1,
      amount: 100,
      balance: 100,
      reason: 'Paid too much',
      invoiceId: null,
      createdAt: now,
      createdBy: 'system',
    });
  }
  await batch.commit();
}

/** For the end of a test: others read the top of staff's lists. */
export async function removePlenty(): Promise<void> {
  const { db } = admin();
  const batch = db.batch();
  for (const path of made.splice(0)) batch.delete(db.doc(path));
  await batch.commit();
}
