import { UnreadableRecord } from '@agency/domain/shared/parse';
import { expect, test } from 'vitest';
import { foundAmong } from './found-among.ts';

const tokens = ({ searchTokens }: { readonly searchTokens: readonly string[] }) => searchTokens;
const fern = { id: 'fern', searchTokens: ['fern', 'hill'] };
const fell = { id: 'fell', searchTokens: ['fell'] };
const broken = { id: 'broken', unreadable: new UnreadableRecord('users/broken', []) };

test('a search keeps what matches, and unreadable records, which might', () => {
  expect(foundAmong([fern, broken, fell], 'fern h', tokens)).toEqual([fern, broken]);
  expect(foundAmong([fern, broken, fell], ' \u200B', tokens)).toEqual([fern, broken, fell]);
});
