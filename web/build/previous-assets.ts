import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

const listSchema = v.object({ current: v.array(v.string()), previous: v.array(v.string()) });
type AssetList = v.InferOutput<typeof listSchema>;

/** File names in `public/assets`: those of the last build, and those carried over from the one before it. */
export function readAssetList(dist: string): AssetList {
  const file = join(dist, 'assets-list.json');
  if (!existsSync(file)) return { current: [], previous: [] };
  const list = v.safeParse(listSchema, JSON.parse(readFileSync(file, 'utf8')));
  return list.success ? list.output : { current: [], previous: [] };
}

/**
 * HTML in somebody's cache still names the scripts and styles of the build before this one, so they are carried over.
 * Puts them aside before `public` is emptied; the function that it returns adds them to the new build. Building the same
 * again carries over the same: it does not push the previous build out.
 */
export function keepPreviousAssets(dist: string): () => void {
  const assets = join(dist, 'public', 'assets');
  const aside = join(dist, 'previous-assets');
  const last = readAssetList(dist);
  mkdirSync(aside, { recursive: true });
  // A build that failed half-way may have left some here already, and nothing in `assets`.
  for (const name of [...last.current, ...last.previous]) {
    if (existsSync(join(assets, name))) cpSync(join(assets, name), join(aside, name));
  }
  return () => {
    const current = readdirSync(assets).toSorted();
    const isSame = JSON.stringify(current) === JSON.stringify(last.current);
    const previous = (isSame ? last.previous : last.current).filter((name) => existsSync(join(aside, name)));
    for (const name of previous) cpSync(join(aside, name), join(assets, name), { force: false });
    writeFileSync(join(dist, 'assets-list.json'), `${JSON.stringify({ current, previous })}\n`);
    rmSync(aside, { recursive: true });
  };
}
