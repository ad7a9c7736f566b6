import { textOf } from '@agency/emulators/suite/problem';
import { checkSite } from '../check-site.ts';
import { isFine, tableOf } from '../finding.ts';
import { openSite } from '../site/site.ts';

// `npm run check:deployed -- URL`: asks a deployed site for its headers, caches, answers and closed endpoints.

const [url, ...rest] = process.argv.slice(2);

try {
  if (url === undefined || rest.length > 0 || !URL.canParse(url)) {
    throw new Error('Name the site: npm run check:deployed -- https://www.example.com');
  }
  const findings = await checkSite(await openSite(url));
  console.log(tableOf(findings));
  const failed = findings.filter(({ verdict }) => verdict === 'wrong').length;
  console.log(`\n${findings.length - failed} passed, ${failed} failed`);
  if (!isFine(findings)) process.exitCode = 1;
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : textOf(error)}\n`);
  process.exitCode = 1;
}
