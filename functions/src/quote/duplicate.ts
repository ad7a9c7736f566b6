import { client as clientSchema } from '@agency/domain/client/schema';
import { erasedContact } from '@agency/domain/platform/erased';
import type { QuoteContent } from '@agency/domain/quote/content';
import { greetingOther, withoutDays } from '@agency/domain/quote/reuse';
import { type QuoteDraft, type QuoteHead, quoteDraft, type Recipient } from '@agency/domain/quote/schema';
import { AppError } from '@agency/domain/shared/errors';
import type { Stored } from '@agency/domain/shared/parse';
import { audit } from '../platform/audit.ts';
import { commit, type UnitOfWork } from '../platform/commit.ts';
import type { Deps } from '../platform/deps.ts';
import { documentRef, findDocument } from '../platform/firestore.ts';
import type { OperationHandler } from '../platform/operation.ts';
import { refuseArchived } from '../records/client/store.ts';
import { refuseOthers } from '../records/quote/client-of-recipient.ts';
import { newDraft, newHead, refuseOtherRecipient } from '../records/quote/new-quote.ts';
import { draftRef, headRef, readDraft, readHead, staffActor } from '../records/quote/store.ts';

const action = 'duplicateQuote';

/** Starts a quote with the content of another one. Its title stays: nothing in the copy may tell one client of another. */
export const duplicateQuote: OperationHandler<typeof action> = (deps, input, { person }) =>
  commit(deps, async (unit) => {
    const { quoteId: from, copyId: quoteId, clientId } = input;
    const known = await findDocument(quoteDraft, draftRef(deps, quoteId), unit);
    const [head, source] = await Promise.all([readHead(deps, from, unit), readDraft(deps, from, unit)]);
    const recipient = input.recipient ?? source.recipient;
    if (known) {
      refuseOtherCopy(known, from);
      refuseOtherRecipient(quoteId, known, recipient);
      return { quoteId };
    }
    refuseEmpty(source.content);
    refuseErased(recipient);
    // What is erased meanwhile must not come back in the copy.
    for (const read of [headRef(deps, from), draftRef(deps, from)]) unit.guard(read);
    if (clientId !== undefined) await refuseOthers(deps, unit, clientId, recipient.email);
    const now = deps.clock();
    const content = copiedContent(source, recipient);
    const client = input.recipient ? clientId : await clientOf(deps, unit, head, recipient.email);
    const ref = headRef(deps, quoteId);
    const { title } = content;
    unit.create(ref, newHead({ number: quoteId, title, source: 'staff', recipient, clientId: client, now }));
    unit.create(draftRef(deps, quoteId), { ...newDraft({ recipient, content, now }), copyOf: from });
    const actor = staffActor(person).audited;
    audit(deps, unit, { actor, action, ref, before: null, after: { recipient, copyOf: from } });
    return { quoteId };
  });

function copiedContent({ content, recipient: { name } }: QuoteDraft, to: Recipient): QuoteContent {
  const introduction = greetingOther(content.introduction, name, to.name);
  return { ...withoutDays(content), introduction };
}

/** @throws AppError `already-exists` where the number is that of another quote. */
function refuseOtherCopy(known: Pick<QuoteDraft, 'copyOf'>, from: string): void {
  if (known.copyOf === from) return;
  throw new AppError('already-exists', 'This number is in use. Try again.');
}

function refuseErased({ email }: Recipient): void {
  if (email !== erasedContact.email) return;
  throw new AppError(
    'failed-precondition',
    'The details of this quote’s recipient have been deleted. Choose who the new quote is for.',
  );
}

function refuseEmpty({ sections }: QuoteContent): void {
  if (sections.length > 0) return;
  throw new AppError(
    'failed-precondition',
    'There’s nothing to copy yet. Price this quote and save it first.',
  );
}

/** The client of the first quote, where the recipient is still one of its people. */
async function clientOf(
  deps: Deps,
  unit: UnitOfWork,
  { clientId }: Stored<QuoteHead>,
  email: string,
): Promise<string | undefined> {
  const client =
    clientId === null
      ? null
      : await findDocument(clientSchema, documentRef(deps.db, 'clients', clientId), unit);
  if (!client?.emails.includes(email)) return undefined;
  refuseArchived(client);
  unit.guard(documentRef(deps.db, 'clients', client.id));
  return client.id;
}
