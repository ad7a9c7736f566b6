import type { OperationHandler } from '../platform/operation.ts';
import { mintStaffPictureTicket } from '../records/picture/ticket.ts';

/** A ticket with which the back office shows pictures that nobody else sees yet. */
export const getPictureTicket: OperationHandler<'getPictureTicket'> = async (deps, _input, { person }) =>
  mintStaffPictureTicket(deps.config, person, deps.clock());
