import { seenMoney, withSaved } from '@agency/domain/money-settings/sections';
import { sampleBankDetails } from '@agency/domain/settings/sample-agency';
import type { PrivateSettings } from '@agency/domain/settings/schema';
import { act } from 'react';
import { expect, it } from 'vitest';
import { mountAgain } from '../../../platform/testing/mount.ts';
import { useWithOwn } from './use-with-own.ts';

const usePart = (stored: PrivateSettings) =>
  useWithOwn(stored, { seenOf: (settings) => seenMoney('paymentTerms', settings), withSaved });

type Shown = ReturnType<typeof usePart>;

interface ScreenProps {
  readonly stored: PrivateSettings;
  readonly onShown: (shown: Shown) => void;
}

function Screen({ stored, onShown }: ScreenProps): null {
  onShown(usePart(stored));
  return null;
}

const at = new Date('2026-11-30T10:00:00Z');
const stored: PrivateSettings = {
  vatRegistered: true,
  vatChanges: [],
  rateChanges: [],
  defaultVatRate: 2000,
  paymentTermsDays: 14,
  quoteValidityDays: 30,
  reminderOffsets: [],
  paymentSchedule: [{ label: 'All', share: 10_000, trigger: { kind: 'acceptance' } }],
  paymentInEqualParts: false,
  booksClosedUntil: null,
  stepUpThreshold: null,
  notificationEmails: ['hello@downland.example'],
  bankDetails: sampleBankDetails,
  bankDetailsSince: null,
  pendingBankDetails: null,
  copyBankDetailsSince: null,
  terms: { version: '1', text: 'Pay in 14 days.', sha256: 'a'.repeat(64), publishedAt: at },
  earlierTerms: [],
  createdAt: at,
  updatedAt: at,
  updatedBy: 'system',
};
const withDays = (paymentTermsDays: number): PrivateSettings => ({ ...stored, paymentTermsDays });

async function open(days: number) {
  const all: Shown[] = [];
  const receive = await mountAgain<PrivateSettings>(
    (settings) => <Screen stored={settings} onShown={(shown) => all.push(shown)} />,
    withDays(days),
  );
  const last = () => {
    const shown = all.at(-1);
    if (!shown) throw new Error('nothing is shown');
    return shown;
  };
  return {
    days: () => last().settings.paymentTermsDays,
    receive: (next: number) => receive(withDays(next)),
    save: (next: number) =>
      act(async () =>
        last().noteSaved({ section: 'paymentTerms', seen: last().seen, values: { paymentTermsDays: next } }),
      ),
  };
}

it('counts what was saved here before the database has sent it back, one after another', async () => {
  const { days, save, receive } = await open(14);
  await save(21);
  expect(days()).toBe(21);
  await save(30);
  await receive(21);
  expect(days()).toBe(30);
  await receive(30);
  expect(days()).toBe(30);
});

it('follows what others save after it, also back to what it was', async () => {
  const { days, save, receive } = await open(14);
  await save(21);
  await receive(21);
  await receive(14);
  expect(days()).toBe(14);
});
