import * as v from 'valibot';
import { clientDetails, clientRecord } from '../client/schema.ts';
import { email, id, line } from '../shared/fields.ts';
import { operation, output } from './contract.ts';

const ofClient = v.strictObject({ clientId: id });

/** Clients and their people. */
export const clientOperations = {
  /** Members and staff say what belongs on the bills; `record` is for staff alone. */
  saveClient: operation(
    'member',
    v.strictObject({ ...ofClient.entries, details: clientDetails, record: v.nullable(clientRecord) }),
    output<{ saved: boolean }>(),
  ),
  /**
   * Members invite to their own client: the invited becomes a member by accepting. Whom staff invite belongs to the
   * client at once, and is let in once they registered and proved this address.
   */
  inviteColleague: operation(
    'member',
    v.strictObject({ ...ofClient.entries, name: line('Name', { max: 100 }), email }),
    output<{ invited: boolean }>(),
  ),
  /** Also takes an invitation back. */
  removeColleague: operation(
    'member',
    v.strictObject({ ...ofClient.entries, email }),
    output<{ removed: boolean }>(),
  ),
  /** The invitations of one's own proved address that wait for an answer. */
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
