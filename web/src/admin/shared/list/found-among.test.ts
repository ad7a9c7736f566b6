import { UnreadableRecord } from '@agency/domain/shared/parse';
import { expect, test } from 'vitest';
import { foundAmong } from './found-among.ts';

const tokens = ({ searchTokens }: { readonly searchTokens: readonly string[] }) => searchTokens;
const fern = { id: 'fern', searchTokens: ['fern', 'hill'] };
const fell = { id: 'fell', searchTokens: ['fell'] };
const broken = { id: 'broken', unreadable: new UnreadableRecord('users/broken', []) };

test('a search keeps what fits, and what can’t be read: it may be what is looked for', () => {
  expect(foundAmong([fern, broken, fell], 'fern h', tokens)).toEqual([fern, broken]);
  expect(foundAmong([fern, broken, fell], ' ', tokens)).toEqual([fern, broken, fell]);
});
