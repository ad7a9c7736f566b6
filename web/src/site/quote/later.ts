// What the form needs only once somebody fills it in: the schema with its library, sending, uploading. Loaded at the
// first input, long before it is needed, so that the form alone stays small.

import { memoised } from '../../platform/memoised.ts';

interface Later {
  readonly findIssues: typeof import('./check.ts').findIssues;
  readonly sendRequest: typeof import('../../views/enquiry/send-enquiry.ts').sendEnquiry;
  readonly refusalOf: typeof import('./upload.ts').refusalOf;
  readonly uploadFile: typeof import('./upload.ts').uploadFile;
}

/** Rejects when offline; the next call tries again. */
export const loadLater = memoised(async (): Promise<Later> => {
  const [check, send, upload] = await Promise.all([
    import('./check.ts'),
    import('../../views/enquiry/send-enquiry.ts'),
    import('./upload.ts'),
  ]);
  return { ...check, ...upload, sendRequest: send.sendEnquiry };
});
