// Writes firestore.indexes.json from the queries and schemas of the domain: `npm run indexes`.

import { readFileSync, writeFileSync } from 'node:fs';
import { indexesFile, indexesPath } from '../indexes-file.ts';

const [before, after] = [readFileSync(indexesPath, 'utf8'), indexesFile()];
writeFileSync(indexesPath, after);
console.log(`firestore.indexes.json ${after === before ? 'hasn’t changed' : 'has changed'}.`);
