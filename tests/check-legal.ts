// Lists what texts say of the law and was checked more than 12 months ago: `npm run check:legal`.

import { addMonths, londonDate } from '@agency/domain/shared/dates';
import { contentFiles, legalSourcesIn } from './tree/legal-sources.ts';

const since = addMonths(londonDate(new Date()), -12);
const all = contentFiles.flatMap(legalSourcesIn);
const old = all.filter(({ checkedOn }) => checkedOn < since);
for (const { file, checkedOn, source } of old) console.log(`${file}: ${source} (checked ${checkedOn})`);
console.log(
  old.length === 0
    ? `All ${all.length} sources were checked in the last 12 months.`
    : `Check these ${old.length} of ${all.length} again, correct the text if the law has changed, and write today’s date.`,
);
