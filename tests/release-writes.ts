// Records what this build stores, its requests and its browsers' writes as fixtures for later builds: `npm run
// release:writes`, before a release.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { inRoot } from '@agency/emulators/suite/paths';
import { writeSamples } from './releases/files.ts';
import { releasedWritesFile } from './rules/released-writes.ts';

const { version }: { version: string } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
const { path, text } = releasedWritesFile(version);
mkdirSync(dirname(inRoot(path)), { recursive: true });
writeFileSync(inRoot(path), text);
console.log(`Written: ${[path, ...writeSamples(version)].join(', ')}`);
