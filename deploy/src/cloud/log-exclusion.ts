import { beforeTokens, secretParameters } from '@agency/domain/site/token-addresses';
import type { CloudStep } from './gcloud.ts';

const name = 'token-addresses';

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The addresses that open something by themselves, as an RE2 expression over a request's whole URL. */
export const tokenAddress = `(${beforeTokens.map(escaped).join('|')})[^/?]|[?&](${secretParameters.join('|')})=`;

/** Cloud Run's and Hosting's logs of requests, in the language of Cloud Logging's filters. */
export const exclusionFilter = [
  '(logName:"run.googleapis.com%2Frequests" OR logName:"firebasehosting.googleapis.com%2Fwebrequests")',
  `httpRequest.requestUrl=~"${tokenAddress.replaceAll('\\', '\\\\')}"`,
].join(' AND ');

/**
 * Request logs keep whole addresses for a month, and ours open quotes, projects and files: whoever reads the log could
 * follow them. Our own log leaves tokens out (`functions/src/platform/log.ts`); those of Google are told to.
 */
export function logExclusionSteps(project: string): CloudStep[] {
  const sink = ['logging', 'sinks', 'update', '_Default', '--project', project];
  // The filter has commas of its own.
  const fields = `^;^name=${name};filter=${exclusionFilter}`;
  return [
    {
      what: 'Keep addresses with tokens out of the request logs',
      unless: [...sink, `--update-exclusion=${fields}`],
      run: [...sink, `--add-exclusion=${fields}`],
    },
  ];
}
