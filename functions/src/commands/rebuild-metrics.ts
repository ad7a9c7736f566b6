import { summaryMonths } from '@agency/domain/metrics/summary';
import { AppError } from '@agency/domain/shared/errors';
import { rebuildMetrics } from '../records/metrics/rebuild.ts';
import { runCommand } from './run-command.ts';

const usage = [
  'Usage: npm run rebuild:metrics -- MONTHS [--project ID]',
  `Works out the figures of the back office from invoices, receipts, quotes and monthly billing: of the last MONTHS (1 to ${summaryMonths}).`,
].join('\n');

await runCommand({
  usage,
  work: async (deps, given) => {
    const months = Number(given);
    if (!Number.isInteger(months) || months < 1 || months > summaryMonths) {
      throw new AppError('invalid-argument', usage);
    }
    const { days } = await rebuildMetrics(deps, months);
    return `The figures of ${months} months and ${days} days were worked out.`;
  },
});
