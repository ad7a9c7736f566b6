import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Problem } from '@agency/emulators/suite/problem';

/** Chromium's headless shell: it draws no window, which costs a full browser as much as the page itself. */
const shells = ['chromium-headless-shell', 'chrome-headless-shell'];
const browsers = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];

/** Tests run in a `shell` where there is one; measurements and our own pictures use a `whole` browser. */
export type BrowserKind = 'shell' | 'whole';

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** A Chromium or Chrome on this machine, or undefined. */
export function findBrowser(
  environment: Record<string, string | undefined>,
  kind: BrowserKind,
): string | undefined {
  const commands = kind === 'shell' ? [...shells, ...browsers] : browsers;
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

/** A browser of this kind: named, found, or installed; else an error that says how to get one. */
export function ensureBrowser(report: (line: string) => void, kind: BrowserKind): string {
  const named = process.env.CHROME_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Problem(`CHROME_PATH names ${named}, which doesn’t exist. Correct it, or unset it.`);
  }
  const found = findBrowser(process.env, kind);
  if (found) return found;
  if (process.getuid?.() === 0 && canRun('/usr/bin/apt-get')) {
    report('Installing Chromium by apt-get.');
    const apt = (...args: string[]) => spawnSync('apt-get', args, { stdio: 'ignore' });
    apt('update');
    // Not every distribution has the shell.
    for (const name of kind === 'shell' ? ['chromium-headless-shell', 'chromium'] : ['chromium']) {
      apt('install', '--yes', '--no-install-recommends', name);
      const installed = findBrowser(process.env, kind);
      if (installed) return installed;
    }
  }
  throw new Problem(
    'The journeys need a Chromium or Chrome, and there is none. Install one (Debian: apt-get install chromium;\n' +
      'macOS: brew install --cask chromium), or name its program in CHROME_PATH.',
  );
}
