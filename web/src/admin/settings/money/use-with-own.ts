import {
  type MoneyInput,
  type MoneySection,
  seenMoney,
  withSaved,
} from '@agency/domain/money-settings/sections';
import type { PrivateSettings } from '@agency/domain/settings/schema';
import { useState } from 'react';

interface Own {
  readonly input: MoneyInput;
  /** What this was saved over, as `seenMoney`: while the database still shows one of these, ours has yet to come. */
  readonly over: readonly string[];
}

/** The settings with what was saved here, which may have to be changed again before the database has sent it back. */
export function useWithOwn(section: MoneySection, stored: PrivateSettings) {
  const [own, setOwn] = useState<Own | null>(null);
  const isAhead = own?.over.includes(seenMoney(section, stored)) ?? false;
  if (own && !isAhead) setOwn(null);
  const business = own && isAhead ? withSaved(stored, own.input) : stored;
  const seen = seenMoney(section, business);
  return {
    business,
    /** `seenMoney` of these. */
    seen,
    noteSaved: (input: MoneyInput) => {
      setOwn({ input, over: [...(own && isAhead ? own.over : []), seen] });
    },
  };
}
