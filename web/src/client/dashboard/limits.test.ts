import { expect, it } from 'vitest';
import { mostReads, shown } from './limits.ts';

it('the dashboard reads a fixed number of documents, at any size', () => {
  const { companies, toAnswer, toApprove, toPay, projects, quotes } = shown;
  const account = 1;
  /** A question that finds nothing counts as one document. */
  const invitations = 1;
  const creditOfEach = companies;
  const readMarkers = projects;
  const sum =
    account +
    invitations +
    companies +
    creditOfEach +
    toAnswer +
    toApprove +
    toPay +
    projects +
    readMarkers +
    quotes;
  expect(sum).toBeLessThanOrEqual(mostReads);
});
