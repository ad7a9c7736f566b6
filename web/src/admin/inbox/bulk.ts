import type { EnquiryStatus } from '@agency/domain/contact/status';
import type { BulkAction } from '../shared/list/declaration.ts';
import type { Colleague } from '../shared/staff.tsx';
import { type InboxEnquiry, type Move, moveObstacle, moves } from './enquiry.ts';
import { handle, takeBack } from './handling.ts';
import type { EnquiryKind } from './kinds.ts';

/** A select can't have an empty value. */
const noOne = 'no-one';

const hasQuote = 'A quote was started from it. Open it to reopen it.';

/** What can be done with several at once. */
export function inboxBulk<T extends InboxEnquiry>(
  kind: Pick<EnquiryKind, 'collection'>,
  staff: readonly Colleague[],
): readonly BulkAction<T>[] {
  const moving = (move: Move, to: EnquiryStatus, consequence: string): BulkAction<T> => ({
    verb: move.verb,
    done: move.done,
    consequence,
    tone: 'normal',
    obstacle: (row) => moveObstacle(move, row) ?? (move.to(row) === to ? null : hasQuote),
    run: (id) => handle(kind, id, { status: to }),
    undo: (before) => takeBack(kind, before, to),
  });
  // Nothing takes it back: a colleague may have been given one since.
  const assigning: BulkAction<T> = {
    verb: 'Assign',
    done: 'assigned',
    consequence: 'Your colleague will find them under ‘Assigned to’. We won’t email anyone.',
    tone: 'normal',
    choice: {
      label: 'Assign to',
      options: [
        { value: noOne, label: 'No one' },
        ...staff.map(({ uid, name }) => ({ value: uid, label: name })),
      ],
    },
    obstacle: () => null,
    run: (id, chosen) => handle(kind, id, { assigneeUid: chosen === noOne ? null : chosen }),
  };
  return [
    moving(moves.archive, 'archived', 'They’ll leave the list of new and open ones. You can reopen them.'),
    moving(
      moves.spam,
      'spam',
      'If a confirmation email hasn’t gone out yet, we won’t send it. You can reopen them.',
    ),
    moving(moves.reopen, 'open', 'They’ll be open again.'),
    assigning,
  ];
}
