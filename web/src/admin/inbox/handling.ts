import type { EnquiryStatus } from '@agency/domain/contact/status';
import { toAppError } from '@agency/domain/shared/errors';
import type { Stored } from '@agency/domain/shared/parse';
import { takeBackFields, updateRecord } from '../../firebase/firestore/write.ts';
import { useToast } from '../../ui/app/toast.tsx';
import { canTakeBack, type InboxEnquiry, type Move } from './enquiry.ts';
import type { EnquiryKind } from './kinds.ts';

type Kind = Pick<EnquiryKind, 'collection' | 'one'>;
type Handling = Partial<Pick<InboxEnquiry, 'status' | 'notes' | 'assigneeUid'>>;

/** Changes how staff deal with one. @throws AppError in words for people. */
export function handle({ collection }: Pick<Kind, 'collection'>, id: string, handling: Handling) {
  return updateRecord(collection, [id], handling);
}

/** Gives it back the status that it had before it was given this one. @throws AppError in words for people. */
export function takeBack(
  { collection }: Pick<Kind, 'collection'>,
  { id, status }: Pick<Stored<InboxEnquiry>, 'id' | 'status'>,
  given: EnquiryStatus,
): Promise<void> {
  return takeBackFields(collection, [id], { status: given }, { status });
}

/** Changes of one enquiry at a click, each with its way back where there is one. */
export function useHandling(kind: Kind, enquiry: Stored<InboxEnquiry>) {
  const toast = useToast();
  const fail = (thrown: unknown) => toast(toAppError(thrown).message, { tone: 'danger' });
  const say = (words: string, undo: (() => Promise<void>) | null) => {
    const onAction = () => void undo?.().then(() => toast('Undone'), fail);
    toast(words, undo ? { action: { label: 'Undo', onAction } } : {});
  };
  return {
    async move(move: Move): Promise<void> {
      const to = move.to(enquiry);
      try {
        await handle(kind, enquiry.id, { status: to });
        const undo = canTakeBack(enquiry, to) ? () => takeBack(kind, enquiry, to) : null;
        say(`${enquiry.reference} ${move.done}`, undo);
      } catch (thrown) {
        fail(thrown);
      }
    },
    async assign(uid: string | null): Promise<void> {
      const before = enquiry.assigneeUid;
      try {
        await handle(kind, enquiry.id, { assigneeUid: uid });
        say(
          uid === null ? `${enquiry.reference} is no longer assigned` : `${enquiry.reference} assigned`,
          () => takeBackFields(kind.collection, [enquiry.id], { assigneeUid: uid }, { assigneeUid: before }),
        );
      } catch (thrown) {
        fail(thrown);
      }
    },
  };
}
