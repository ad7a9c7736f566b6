import { exportLifeMs, type InvoicePeriod } from '@agency/domain/invoice/export';
import type { Deps } from '../../platform/deps.ts';
import { inTurnLogged } from '../../platform/in-turn.ts';
import { bucketOf, removeObject, toStoredObject } from '../../platform/storage.ts';

// What people have put together to download lies below the uid of the person who asked, where functions alone reach, for an hour or two.

export const exportsFolder = 'exports/';

/** One download of one person. */
export interface ExportFile extends InvoicePeriod {
  readonly uid: string;
  readonly exportId: string;
}

export function exportPath({ uid, clientId, from, to, exportId }: ExportFile): string {
  return `${exportsFolder}${uid}/${clientId}/${from}_${to}_${exportId}.zip`;
}

export async function saveExport(deps: Deps, file: ExportFile, bytes: Uint8Array): Promise<void> {
  const object = (await bucketOf(deps)).file(exportPath(file));
  await object.save(Buffer.from(bytes), {
    contentType: 'application/zip',
    resumable: false,
    metadata: { cacheControl: 'private, no-store' },
  });
}

/** Removes the downloads that have had their time. */
export async function removeOldExports(deps: Deps): Promise<void> {
  const [files] = await (await bucketOf(deps)).getFiles({ prefix: exportsFolder });
  const latest = deps.clock().getTime() - exportLifeMs;
  const old = files.filter(({ metadata }) => toStoredObject(metadata).createdAt.getTime() <= latest);
  const remove = async ({ name }: (typeof files)[number]) => {
    await removeObject(deps, name);
    return true;
  };
  await inTurnLogged(deps, old, remove, 'A download could not be removed', ({ name }) => ({
    path: name,
  }));
}
