import {
  closingObstacle,
  type MoneyInput,
  type MoneyValues,
  seenMoney,
} from '@agency/domain/money-settings/sections';
import { moneyChangeWords } from '@agency/domain/money-settings/words';
import type { PrivateSettings } from '@agency/domain/settings/schema';
import { londonDate } from '@agency/domain/shared/dates';
import { notRight } from '@agency/domain/shared/errors';
import { commit } from '../platform/commit.ts';
import type { OperationHandler } from '../platform/operation.ts';
import { readPrivateSettings } from '../platform/settings.ts';
import { changePrivateSettings } from './change-settings.ts';
import { changedMeanwhile } from './changed-meanwhile.ts';
import { nextTerms } from './next-terms.ts';

/** Saves one section of the money settings, unless somebody else has changed it since it was seen. */
export const saveMoneySettings: OperationHandler<'saveMoneySettings'> = (deps, input, { person }) =>
  commit(deps, async (unit) => {
    const before = await readPrivateSettings(deps, unit);
    const change = changeOf(before, input, deps.clock());
    const isChange = Object.keys(change).length > 0;
    if (isChange && seenMoney(input.section, before) !== input.seen) throw changedMeanwhile();
    const changed = changePrivateSettings(deps, unit, {
      before,
      change,
      actor: person.uid,
      action: 'saveMoneySettings',
      words: moneyChangeWords(before, input),
    });
    return { changed };
  });

function changeOf(before: PrivateSettings, input: MoneyInput, now: Date): Partial<PrivateSettings> {
  switch (input.section) {
    case 'terms':
      return termsChange(before, input.values, now);
    case 'books': {
      const obstacle = closingObstacle(input.values.booksClosedUntil, londonDate(now));
      if (obstacle) throw notRight([{ path: 'values.booksClosedUntil', message: obstacle }]);
      return input.values;
    }
    default:
      return input.values;
  }
}

function termsChange(
  before: PrivateSettings,
  values: MoneyValues<'terms'>,
  now: Date,
): Partial<PrivateSettings> {
  const next = nextTerms(before, { ...values, consumer: values.consumer ?? undefined }, now);
  if (next !== null) return next.terms === before.terms ? {} : next;
  const message = 'This version already has another text. Give the new text a new version';
  throw notRight([{ path: 'values.version', message }]);
}
