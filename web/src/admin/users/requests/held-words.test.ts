import { correctedPlaces, holdingKinds } from '@agency/domain/platform/data-request';
import { expect, it } from 'vitest';
import { fateWords, holdingWords, hrefOf, placeWords } from './held-words.ts';

it('says what each holding is, and why it stays', () => {
  for (const kind of holdingKinds) {
    const holding = { kind, items: [], fate: 'deleted', count: 1 } as const;
    expect(holdingWords(holding)).toMatch(/^1 /);
    expect(holdingWords({ ...holding, count: 100 })).toMatch(/^99\+ /);
    expect(fateWords(holding)).toBe('Erasing deletes this.');
  }
  const stays = { items: [], fate: 'stays', count: 1 } as const;
  expect(fateWords({ ...stays, kind: 'quotes' })).toContain('6 years');
  expect(fateWords({ ...stays, kind: 'invoices' })).toContain('tax law');
  expect(hrefOf('quotes', 'Q-1')).toBe('/admin/quotes?quote=Q-1');
  expect(hrefOf('mails', 'a')).toBeNull();
});

it('counts corrected places, but for the one account', () => {
  for (const place of correctedPlaces) {
    const words = placeWords({ place, count: 1, isChanged: true });
    expect(words.startsWith('1 ')).toBe(!place.startsWith('account'));
  }
});
