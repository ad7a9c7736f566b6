import { uploadLimits } from '@agency/domain/upload/limits';
import { type Upload, upload as uploadSchema, uploadTypes } from '@agency/domain/upload/schema';
import type { DocumentReference } from 'firebase-admin/firestore';
import type { Deps } from '../../platform/deps.ts';
import { documentRef } from '../../platform/firestore.ts';
import { sha256Hex } from '../../platform/hash.ts';
import { parseForWrite } from '../../platform/parse-for-write.ts';

/** Everything that people uploaded and nothing has claimed yet is below this. */
export const incomingFolder = 'incoming/';

/** Where a signed-in person's browser puts a file; `storage.rules` lets nobody else write there. */
export function incomingPath(uid: string, uploadId: string): string {
  return `${incomingFolder}${uid}/${uploadId}`;
}

/** `incoming/{uid}/{uploadId}` taken apart; null for what no browser can have put there. */
export function readIncomingPath(path: string): { readonly uid: string; readonly uploadId: string } | null {
  const [, uid, uploadId] = /^incoming\/([^/]+)\/([^/]+)$/.exec(path) ?? [];
  return uid === undefined || uploadId === undefined ? null : { uid, uploadId };
}

/**
 * The id of an upload's document. Browsers choose upload ids, and two may choose the same, so it is made of both. A
 * file made from the upload has this id too, which is why a repeated call finds the first one's file.
 */
export function putId(uid: string, uploadId: string): string {
  return sha256Hex(`put|${uid}|${uploadId}`).slice(0, 32);
}

/** The document of an object below `incoming/`; null when no browser can have put it there. */
export function uploadRefOf(deps: Deps, path: string): DocumentReference | null {
  const parts = readIncomingPath(path);
  if (parts === null) return null;
  const { uid, uploadId } = parts;
  // Visitors' files have random ids of ours.
  return documentRef(deps.db, 'uploads', uid === 'public' ? uploadId : putId(uid, uploadId));
}

export function isUploadType(type: string): boolean {
  return Object.hasOwn(uploadTypes, type);
}

interface Put {
  readonly uid: string;
  readonly path: string;
  readonly name: string;
  readonly size: number;
  readonly contentType: string;
  readonly claimedBy: string | null;
}

/** The document of a file that has just been uploaded. */
export function newUpload(deps: Pick<Deps, 'clock'>, { uid, path, ...put }: Put): Upload {
  const now = deps.clock();
  return parseForWrite(uploadSchema, {
    ...put,
    storagePath: path,
    state: 'stored',
    owner: uid,
    expiresAt: new Date(now.getTime() + uploadLimits.unclaimedHours * 3600_000),
    createdAt: now,
  });
}
