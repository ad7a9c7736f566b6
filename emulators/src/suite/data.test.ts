import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openData } from './data.ts';

const samples = { trackingPath: '/project/track/x', quotePath: '/client/quotes/view/y', signedWith: 'k' };

let base: string;
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'data-'));
});
afterEach(() => {
  rmSync(base, { recursive: true, force: true });
});

const exportWhole = async (directory: string) => {
  mkdirSync(directory);
  writeFileSync(join(directory, 'firebase-export-metadata.json'), '{}');
};

describe('the data of a run', () => {
  it('are there again at the next one', async () => {
    const first = openData(5000, base);
    expect(first.lastExport()).toBeUndefined();
    first.writeSamples(samples);
    await first.replaceExport(exportWhole);
    first.release();
    const second = openData(5000, base);
    expect(second.lastExport()).toBe(join(base, 'export'));
    expect(second.readSamples()).toEqual(samples);
  });

  it('stay as they were when an export fails half-way', async () => {
    const data = openData(5000, base);
    data.writeSamples(samples);
    await data.replaceExport(exportWhole);
    const failing = data.replaceExport(async (directory) => {
      mkdirSync(directory);
      throw new Error('The disk is full.');
    });
    await expect(failing).rejects.toThrow('The disk is full.');
    expect(data.lastExport()).toBe(join(base, 'export'));
  });

  it('are gone after a fresh start', async () => {
    const data = openData(5000, base);
    data.writeSamples(samples);
    await data.replaceExport(exportWhole);
    data.remove();
    expect(data.lastExport()).toBeUndefined();
    expect(existsSync(data.mailboxFile)).toBe(false);
  });

  it('are left alone while another run of the clone has them', () => {
    // The parent process is alive, and is not ours.
    writeFileSync(join(base, 'in-use-by'), String(process.ppid));
    expect(openData(5100, base).directory).toBe(join(base, 'beside-5100'));
  });

  it('are taken over from a killed run', () => {
    writeFileSync(join(base, 'in-use-by'), '4194304999');
    expect(openData(5000, base).directory).toBe(base);
  });
});
