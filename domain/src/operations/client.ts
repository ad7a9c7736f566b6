import * as v from 'valibot';
import { clientDetails, clientRecord } from '../client/schema.ts';
import { email, id, line } from '../shared/fields.ts';
import { operation, output } from './contract.ts';

const ofClient = v.strictObject({ clientId: id });

/** Clients and their people. */
export const clientOperations = {
  /** Members and staff may edit the billing details; `record` is for staff alone. */
  saveClient: operation(
    'member',
    v.strictObject({ ...ofClient.entries, details: clientDetails, record: v.nullable(clientRecord) }),
    output<{ saved: boolean }>(),
  ),
  /**
   * Members invite to their own client; the person becomes a member by accepting. A person invited by staff is a
   * member at once, and gets access after registering and verifying this address.
   */
  inviteColleague: operation(
    'member',
    v.strictObject({ ...ofClient.entries, name: line('Name', { max: 100 }), email }),
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
