import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { readDeployedConfig } from '@agency/emulators/suite/config';
import { inRoot } from '@agency/emulators/suite/paths';
import * as v from 'valibot';
import { readAssetList } from '../../web/build/previous-assets.ts';
import { type Finding, note, ok, wrong } from './finding.ts';

/** The most that Google accepts as the functions' source, compressed. */
const mostSourceBytes = 100_000_000;

/** Is everything to be deployed committed? Anyone tracing a fault later has only the release's commit to go by. */
export function treeFinding(): Finding {
  const changed = execFileSync('git', ['status', '--porcelain'], { cwd: inRoot(), encoding: 'utf8' })
    .split('\n')
    .filter(Boolean);
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: inRoot(), encoding: 'utf8' });
  if (changed.length === 0) return ok('Tree', `commit ${commit.trim()}, nothing changed since`);
  return note(
    'Tree',
    `${changed.length} files differ from commit ${commit.trim()}: commit them before you deploy`,
  );
}

const latestSchema = v.object({ id: v.string(), timestamp: v.string() });
const packageSchema = v.object({ engines: v.object({ node: v.string() }) });

const json = (...parts: string[]): unknown => JSON.parse(readFileSync(inRoot(...parts), 'utf8'));

/** Which build it is, what it carries over, and whether it targets the runtime in firebase.json. */
export function buildFindings(): Finding[] {
  const { id } = v.parse(latestSchema, json('web', 'dist', 'public', 'builds', 'latest.json'));
  const { previous } = readAssetList(inRoot('web', 'dist'));
  const { engines } = v.parse(packageSchema, json('functions', 'lib', 'package.json'));
  const { runtime } = readDeployedConfig().functions;
  return [
    ok('Build', id),
    previous.length > 0
      ? ok('Previous build', `${previous.length} of its scripts and styles are carried over`)
      : note('Previous build', 'not here (web/dist), so pages that are still cached may not find its files'),
    runtime === `nodejs${engines.node}`
      ? ok('Engine', `Node.js ${engines.node}, here and in the cloud`)
      : wrong('Engine', `${runtime} in firebase.json, but Node.js ${engines.node} here`),
  ];
}

/** What is over the limit. */
export function uploadFindings(): Finding[] {
  const { functions, hosting } = readDeployedConfig();
  const source = filesIn(inRoot(functions.source)).filter((file) => !/^\.compile-cache\/|\.log$/.test(file));
  const sourceBytes = sizes(functions.source, source);
  const site = filesIn(inRoot(hosting.public)).filter((file) => !/(^|\/)\./.test(file));
  const siteBytes = sizes(hosting.public, site);
  const says = `${source.length} files, ${mega(sourceBytes.plain)}, about ${mega(sourceBytes.packed)} compressed`;
  return [
    sourceBytes.packed <= mostSourceBytes
      ? ok('Upload of functions', says)
      : wrong('Upload of functions', `${says}, and Google takes ${mega(mostSourceBytes)}`),
    ok('Upload to Hosting', `${site.length} files, ${mega(siteBytes.plain)}`),
  ];
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

function sizes(folder: string, files: readonly string[]): { plain: number; packed: number } {
  const contents = files.map((file) => readFileSync(inRoot(folder, file)));
  const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
  return {
    plain: sum(contents.map(({ byteLength }) => byteLength)),
    packed: sum(contents.map((content) => gzipSync(content, { level: 1 }).byteLength)),
  };
}

const mega = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;
