import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { manifestLine } from '../../storage-rules-runtime/build.ts';
import { type BinaryTools, findBinaries, firestoreJarCandidates } from './binaries.ts';

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'binaries-'));
});
afterEach(() => {
  rmSync(home, { recursive: true, force: true });
});

const entry = (name: string) => ({
  expectedSize: 3,
  remoteUrl: `https://downloads.example/${name}`,
  downloadPathRelativeToCacheDir: `${name}.jar`,
});

function tools(changes: Partial<BinaryTools>): BinaryTools {
  return {
    environment: { FIREBASE_EMULATORS_PATH: home },
    home,
    downloads: { firestore: entry('firestore'), storage: entry('storage') },
    exists: () => false,
    isReachable: async () => false,
    download: async () => false,
    cache: join(home, 'cache'),
    report: () => undefined,
    ...changes,
  };
}

const putIntoCache = (name: string) => writeFileSync(join(home, `${name}.jar`), 'jar');

describe('where the Firestore emulator is looked for', () => {
  it('begins with the named jar, then the named SDK, then the usual places', () => {
    const candidates = firestoreJarCandidates(
      { FIRESTORE_EMULATOR_BINARY_PATH: '/x.jar', CLOUDSDK_ROOT_DIR: '/sdk' },
      '/home/ada',
    );
    expect(candidates.slice(0, 3)).toEqual([
      '/x.jar',
      '/sdk/platform/cloud-firestore-emulator/cloud-firestore-emulator.jar',
      '/usr/lib/google-cloud-sdk/platform/cloud-firestore-emulator/cloud-firestore-emulator.jar',
    ]);
    expect(candidates).toContain(
      '/home/ada/google-cloud-sdk/platform/cloud-firestore-emulator/cloud-firestore-emulator.jar',
    );
  });
});

describe('finding the emulators', () => {
  it('uses what firebase-tools has downloaded before, and asks nobody', async () => {
    putIntoCache('firestore');
    putIntoCache('storage');
    const isReachable = async () => {
      throw new Error('It must not ask the network.');
    };
    expect(await findBinaries(tools({ isReachable }))).toEqual({});
  });

  it('does not trust a download that was cut off', async () => {
    writeFileSync(join(home, 'firestore.jar'), 'ja');
    await expect(findBinaries(tools({}))).rejects.toThrow(/Firestore emulator is missing/);
  });

  it('downloads both where there is internet access', async () => {
    const asked: string[] = [];
    const found = await findBinaries(
      tools({
        isReachable: async () => true,
        download: async (emulator) => {
          asked.push(emulator);
          return true;
        },
      }),
    );
    expect(found).toEqual({});
    expect(asked).toEqual(['firestore', 'storage']);
  });

  it('names all the places and both fixes when there is nothing', async () => {
    const nothing = findBinaries(tools({ environment: { CLOUDSDK_ROOT_DIR: '/my/sdk' } }));
    await expect(nothing).rejects.toThrow(
      /apt-get install google-cloud-cli-firestore-emulator[\s\S]*FIRESTORE_EMULATOR_BINARY_PATH[\s\S]*\/my\/sdk\/platform/,
    );
  });

  it.each(['FIRESTORE_EMULATOR_BINARY_PATH', 'STORAGE_EMULATOR_BINARY_PATH'])(
    'refuses a missing %s',
    async (variable) => {
      putIntoCache('firestore');
      const environment = { FIREBASE_EMULATORS_PATH: home, [variable]: '/no/such.jar' };
      await expect(findBinaries(tools({ environment }))).rejects.toThrow(`${variable} names /no/such.jar`);
    },
  );
});

it('a manifest line never has more than 72 bytes, and reads back whole', () => {
  const value = `file:///${'a-long-directory/'.repeat(12)}emulator.jar`;
  const text = manifestLine('Class-Path', value);
  expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(72);
  expect(text.replaceAll('\n ', '').trim()).toBe(`Class-Path: ${value}`);
});
