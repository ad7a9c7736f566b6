import { AppError } from '@agency/domain/shared/errors';
import { personOfSession, requireMember } from '../platform/auth.ts';
import type { Deps } from '../platform/deps.ts';
import { attachmentNamed } from '../platform/http/disposition.ts';
import {
  apiHeaders,
  type HttpHandler,
  type HttpRequest,
  type HttpResponse,
  param,
} from '../platform/http.ts';
import { consumeLimit } from '../platform/rate-limit.ts';
import { findObject, openObject, type StoredObject } from '../platform/storage.ts';
import { type OpenedFile, openFile } from './access.ts';
import { readRange } from './range.ts';
import { readTicket, type Ticket } from './ticket.ts';

/**
 * The same for every ticket that opens nothing: malformed, forged, expired, or held by somebody who has no access now.
 */
const ticketNotValid = () =>
  new AppError('link-not-valid', 'This download has expired. Please start it again.');

/**
 * `GET /api/files/{ticket}`: the file itself, always as a download, so that browsers never show it as a page of ours.
 */
export const getFile: HttpHandler = async (request, deps) => {
  const opened = await openedByTicket(deps, param(request, 'ticket'));
  if (opened === null) {
    await consumeLimit(deps, 'badTokens', request.caller);
    throw ticketNotValid();
  }
  return fileAnswer(deps, request, opened.file, opened.object);
};

interface Opened {
  readonly file: OpenedFile;
  readonly object: StoredObject;
}

async function openedByTicket(deps: Deps, text: string): Promise<Opened | null> {
  const ticket = readTicket(deps.config, text, deps.clock());
  if (ticket === null) return null;
  try {
    // A file may be moved between the two reads: its document then names the new path.
    return (await openNow(deps, ticket)) ?? (await openNow(deps, ticket));
  } catch (thrown) {
    if (thrown instanceof AppError && thrown.code !== 'internal') return null;
    throw thrown;
  }
}

/** Everything checked when the ticket was made is checked again. */
async function openNow(deps: Deps, { file: ref, uid, authTime }: Ticket): Promise<Opened | null> {
  const person = await personOfSession(deps, uid, authTime);
  if (person === null) return null;
  requireMember(deps, person);
  const file = await openFile(deps, ref, person);
  const object = await findObject(deps, file.storagePath);
  return object && { file, object };
}

async function fileAnswer(
  deps: Deps,
  request: HttpRequest,
  { name, contentType, storagePath }: OpenedFile,
  { size }: StoredObject,
): Promise<HttpResponse> {
  const headers = {
    ...apiHeaders,
    // A text's encoding is its own: it is sent byte for byte.
    'Content-Type': contentType,
    'Content-Disposition': attachmentNamed(name),
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Accept-Ranges': 'bytes',
  };
  // There is no validator to compare with, so a conditional range gets the whole file.
  const wanted = request.header('if-range') === undefined ? request.header('range') : undefined;
  const range = readRange(wanted, size);
  if (range === 'unsatisfiable') {
    return { status: 416, headers: { ...apiHeaders, 'Content-Range': `bytes */${size}` }, body: '' };
  }
  const open = await openObject(deps, storagePath, range);
  if (range === null) return { status: 200, headers, body: '', stream: { length: size, open } };
  const { start, end } = range;
  return {
    status: 206,
    headers: { ...headers, 'Content-Range': `bytes ${start}-${end}/${size}` },
    body: '',
    stream: { length: end - start + 1, open },
  };
}
