import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type SettingsFiles, settingsFiles } from '@agency/domain/settings/files';
import { AppError } from '@agency/domain/shared/errors';
import { parseInput } from '@agency/domain/shared/parse';

const names = { site: 'site.json', private: 'private.json', terms: 'terms.txt' } as const;

/** What private buyers get besides the terms: all three, or none. */
const consumerNames = {
  cancellationRight: 'right-to-cancel.txt',
  cancellationForm: 'cancellation-form.txt',
  startEarlyRequest: 'start-early.txt',
} as const;

function read(directory: string, name: string): string {
  try {
    return readFileSync(join(directory, name), 'utf8');
  } catch (cause) {
    throw new AppError('not-found', `There is no ${join(directory, name)}, or it can’t be read.`, { cause });
  }
}

function readJson(directory: string, name: string): unknown {
  const text = read(directory, name);
  try {
    return JSON.parse(text);
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : '';
    throw new AppError('invalid-argument', `${join(directory, name)} isn’t valid JSON: ${why}`, { cause });
  }
}

function readConsumer(directory: string): Record<keyof typeof consumerNames, string> | undefined {
  if (!Object.values(consumerNames).some((name) => existsSync(join(directory, name)))) return undefined;
  return {
    cancellationRight: read(directory, consumerNames.cancellationRight),
    cancellationForm: read(directory, consumerNames.cancellationForm),
    startEarlyRequest: read(directory, consumerNames.startEarlyRequest),
  };
}

/**
 * What `site.json`, `private.json` and `terms.txt` in a directory say, and the texts for private buyers if it has them.
 * @throws AppError `not-found` for a file that is missing, `invalid-argument` with one issue per wrong field.
 */
export function readSettingsDirectory(directory: string): SettingsFiles {
  return parseInput(settingsFiles, {
    site: readJson(directory, names.site),
    private: readJson(directory, names.private),
    terms: read(directory, names.terms),
    consumer: readConsumer(directory),
  });
}

/**
 * Writes them into these files, to be edited there.
 * @throws AppError `already-exists` when one of them exists.
 */
export function writeSettingsDirectory(directory: string, files: SettingsFiles): void {
  mkdirSync(directory, { recursive: true });
  write(directory, names.site, toJson(files.site));
  write(directory, names.private, toJson(files.private));
  write(directory, names.terms, `${files.terms}\n`);
  const { consumer } = files;
  if (!consumer) return;
  write(directory, consumerNames.cancellationRight, `${consumer.cancellationRight}\n`);
  write(directory, consumerNames.cancellationForm, `${consumer.cancellationForm}\n`);
  write(directory, consumerNames.startEarlyRequest, `${consumer.startEarlyRequest}\n`);
}

const toJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

function write(directory: string, name: string, text: string): void {
  try {
    writeFileSync(join(directory, name), text, { flag: 'wx' });
  } catch (cause) {
    throw new AppError('already-exists', `${join(directory, name)} already exists, or can’t be written.`, {
      cause,
    });
  }
}
