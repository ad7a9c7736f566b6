import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Problem } from '@agency/emulators/suite/problem';

const commands = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** A Chromium or Chrome on this machine, or undefined. */
export function findBrowser(environment: Record<string, string | undefined>): string | undefined {
  const onPath = (environment.PATH ?? '')
    .split(delimiter)
    .filter(Boolean)
    .flatMap((directory) => commands.map((command) => join(directory, command)));
  return [...onPath, ...usualPlaces].find(canRun);
}

function canRun(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The browser for the journeys: named, found, or installed; else an error that says how to get one. */
export function ensureBrowser(report: (line: string) => void): string {
  const named = process.env.CHROME_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Problem(`CHROME_PATH names ${named}, and there is no such file. Correct it, or unset it.`);
  }
  const found = findBrowser(process.env);
  if (found) return found;
  if (process.getuid?.() === 0 && canRun('/usr/bin/apt-get')) {
    report('Installing Chromium (apt-get install chromium).');
    const install = (args: string[]) => spawnSync('apt-get', args, { stdio: 'ignore' });
    install(['update']);
    install(['install', '--yes', '--no-install-recommends', 'chromium']);
    const installed = findBrowser(process.env);
    if (installed) return installed;
  }
  throw new Problem(
    'The journeys need a Chromium or Chrome, and there is none. Install one (Debian: apt-get install chromium;\n' +
      'macOS: brew install --cask chromium), or name its program in CHROME_PATH.',
  );
}
