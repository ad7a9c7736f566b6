// Writes down what browsers of this build write, for later builds to take: `npm run release:writes`, before a release.

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { inRoot } from '@agency/emulators/suite/paths';
import { releasedWritesFile } from './rules/released-writes.ts';

const { path, text } = releasedWritesFile();
mkdirSync(dirname(inRoot(path)), { recursive: true });
writeFileSync(inRoot(path), text);
console.log(`${path} holds what browsers write today.`);
