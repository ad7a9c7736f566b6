import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { isSigned, sign } from './signed-text.ts';

const config = readConfig({
  SITE_ORIGIN: 'https://downland.example',
  GCLOUD_PROJECT: 'demo-agency',
  LINK_SIGNING_KEY: 'k'.repeat(40),
});
const purposes = ['link', 'file ticket', 'unsubscribe', 'preview'] as const;

test.each(purposes)('what is signed for one purpose counts for no other: %s', (purpose) => {
  const { mac } = sign(config, purpose, 'the same words');
  const taken = purposes.filter((one) => isSigned(config, one, 'the same words', { mac }));
  expect(taken).toEqual([purpose]);
  expect(isSigned(config, purpose, 'other words', { mac })).toBe(false);
});

test('the key that a text names must be the one that signed it', () => {
  const { keyId, mac } = sign(config, 'link', 'words');
  expect(isSigned(config, 'link', 'words', { keyId, mac })).toBe(true);
  expect(isSigned(config, 'link', 'words', { keyId: '00000000', mac })).toBe(false);
});
