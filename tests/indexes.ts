// Writes firestore.indexes.json from the queries and schemas of the domain: `npm run indexes`.

import { writeFileSync } from 'node:fs';
import { indexesFile, indexesPath } from './support/indexes-file.ts';

writeFileSync(indexesPath, indexesFile());
