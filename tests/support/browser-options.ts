import { findBrowser } from './runner/browser.ts';

interface BrowserOptions {
  readonly executablePath?: string;
  readonly args: string[];
}

/** How tests start their browser: the one that `npm test` has found, else what this machine has. */
export function browserOptions(environment: Record<string, string | undefined>): BrowserOptions {
  const executablePath = environment.CHROME_PATH ?? findBrowser(environment, 'shell');
  // Chromium refuses to sandbox as root, the usual user in a container.
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return { ...(executablePath !== undefined && { executablePath }), args };
}
