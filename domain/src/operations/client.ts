import * as v from 'valibot';
import type { OpenItem } from '../client/archive.ts';
import type { MergePreview } from '../client/merge.ts';
import { clientDetails, clientNotes, clientRecord } from '../client/schema.ts';
import { recipient } from '../quote/schema.ts';
import { email, id, line } from '../shared/fields.ts';
import { operation, output } from './contract.ts';

const ofClient = v.strictObject({ clientId: id });

/** Clients and their people. */
export const clientOperations = {
  /**
   * A client that no quote has made: also a second company of a person whom we know from another. The browser makes the id
   * before the first try.
   */
  createClient: operation(
    'admin',
    v.strictObject({ clientId: v.pipe(id, v.maxLength(64)), contact: recipient }),
    output<{ clientId: string }>(),
  ),
  /**
   * Members and staff may edit the billing details; `record` is for staff alone. `seen` is the `updatedAt` of the record
   * that they changed, in milliseconds: where somebody else has saved since, nothing is. Fields of the record that a tab of
   * an older build doesn't know stay as they are.
   */
  saveClient: operation(
    'member',
    v.strictObject({
      ...ofClient.entries,
      details: clientDetails,
      record: v.nullable(clientRecord),
      seen: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0))),
    }),
    output<{ saved: boolean }>(),
  ),
  /** `revision` is that of the notes that were read, 0 before the first; from an older one nothing is saved. */
  saveClientNotes: operation(
    'admin',
    v.strictObject({
      ...ofClient.entries,
      text: clientNotes.entries.text,
      revision: clientNotes.entries.revision,
    }),
    output<{ revision: number }>(),
  ),
  /** What is open and keeps a client from being archived; a few of each kind. */
  listOpenItems: operation('admin', ofClient, output<{ items: readonly OpenItem[] }>()),
  /** Refused while anything is open. Nobody reminds an archived client. */
  setClientArchived: operation(
    'admin',
    v.strictObject({ ...ofClient.entries, archived: v.boolean() }),
    output<{ archived: boolean }>(),
  ),
  /**
   * Moves all that is one client's to another's record, for good. With `dryRun` nothing changes, and the answer says who
   * would see what. `seen` are the times of the last change that were seen, in milliseconds: where one record has changed
   * since, nothing is merged. Repeated, it finishes what was cut off.
   */
  mergeClients: operation(
    'admin',
    v.strictObject({
      fromId: id,
      intoId: id,
      dryRun: v.boolean(),
      seen: v.nullable(v.strictObject({ from: v.number(), into: v.number() })),
    }),
    output<{ preview: MergePreview | null }>(),
  ),
  /**
   * Members invite to their own client; the person becomes a member by accepting. A person invited by staff is a
   * member at once, and gets access after registering and verifying this address. With `again`, staff mail the
   * invitation once more to a member who has no access yet.
   */
  inviteColleague: operation(
    'member',
    v.strictObject({
      ...ofClient.entries,
      name: line('Name', { max: 100 }),
      email,
      again: v.optional(v.boolean(), false),
    }),
    output<{ invited: boolean }>(),
  ),
  /** Also withdraws an invitation. */
  removeColleague: operation(
    'member',
    v.strictObject({ ...ofClient.entries, email }),
    output<{ removed: boolean }>(),
  ),
  /** Open invitations to the caller's verified address. */
  listMyInvitations: operation(
    'member',
    v.strictObject({}),
    output<{ invitations: readonly { clientId: string; clientName: string; invitedBy: string }[] }>(),
  ),
  answerInvitation: operation(
    'member',
    v.strictObject({ ...ofClient.entries, accept: v.boolean() }),
    output<{ joined: boolean }>(),
  ),
} as const;
