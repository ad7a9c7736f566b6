import { beforeTokens, secretParameters } from '@agency/domain/site/token-addresses';
import type { CloudStep } from './gcloud.ts';

const name = 'token-addresses';

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The addresses that are secrets in themselves, as an RE2 expression over a request's whole URL. */
export const tokenAddress = `(${beforeTokens.map(escaped).join('|')})[^/?]|[?&](${secretParameters.join('|')})=`;

/** The request logs of Cloud Run and Hosting, as a Cloud Logging filter. */
export const exclusionFilter = [
  '(logName:"run.googleapis.com%2Frequests" OR logName:"firebasehosting.googleapis.com%2Fwebrequests")',
  `httpRequest.requestUrl=~"${tokenAddress.replaceAll('\\', '\\\\')}"`,
].join(' AND ');

/**
 * Request logs keep whole addresses for a month, and ours open quotes, projects and files: anyone who can read the log
 * could follow them. Our own log leaves tokens out (`functions/src/platform/log.ts`); this has Google's do the same.
 */
export function logExclusionSteps(project: string): CloudStep[] {
  const sink = ['logging', 'sinks', 'update', '_Default', '--project', project];
  // The filter itself contains commas.
  const fields = `^;^name=${name};filter=${exclusionFilter}`;
  return [
    {
      what: 'Keep addresses with tokens out of the request logs',
      unless: [...sink, `--update-exclusion=${fields}`],
      run: [...sink, `--add-exclusion=${fields}`],
    },
  ];
}
