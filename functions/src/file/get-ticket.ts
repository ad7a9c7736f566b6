import { ticketPath } from '@agency/domain/site/files';
import { absoluteUrl } from '@agency/domain/site/paths';
import type { OperationHandler } from '../platform/operation.ts';
import { openFile } from './access.ts';
import { mintTicket } from './ticket.ts';

/** A URL for a file, good for two minutes; only for somebody who may open it. */
export const getFileTicket: OperationHandler<'getFileTicket'> = async (deps, { file }, { person }) => {
  await openFile(deps, file, person);
  const ticket = mintTicket(deps.config, file, person, deps.clock());
  return { url: absoluteUrl(deps.config.origin, ticketPath(ticket)) };
};
