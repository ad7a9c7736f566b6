import { describe, expect, it } from 'vitest';
import { checkStorageStart, storageStart } from './storage-start.ts';

describe('checkStorageStart', () => {
  it('accepts the product’s own settings: two minutes for operations, ten for uploads', () => {
    expect(checkStorageStart(storageStart)).toEqual({
      maxOperationRetryMs: 120_000,
      maxUploadRetryMs: 600_000,
    });
  });

  it.each([0, -1, 1.5, Number.NaN, 3_600_001])('refuses %s milliseconds', (value) => {
    expect(() => checkStorageStart({ ...storageStart, maxOperationRetryMs: value })).toThrow(
      /maxOperationRetryMs/,
    );
    expect(() => checkStorageStart({ ...storageStart, maxUploadRetryMs: value })).toThrow(/maxUploadRetryMs/);
  });

  it('refuses uploads that give up before other operations do', () => {
    expect(() => checkStorageStart({ ...storageStart, maxUploadRetryMs: 60_000 })).toThrow(/upload/);
  });
});
