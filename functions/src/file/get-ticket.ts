import { ticketPath } from '@agency/domain/site/files';
import { absoluteUrl } from '@agency/domain/site/paths';
import type { OperationHandler } from '../platform/operation.ts';
import { openFile } from './access.ts';
import { mintTicket } from './ticket.ts';

/** An address of two minutes for a file; whoever may not open the file gets none. */
export const getFileTicket: OperationHandler<'getFileTicket'> = async (deps, { file }, { person }) => {
  await openFile(deps, file, person);
  const ticket = mintTicket(deps.config, file, person, deps.clock());
  return { url: absoluteUrl(deps.config.origin, ticketPath(ticket)) };
};
