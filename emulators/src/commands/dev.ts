import { watch } from 'node:fs';
import { build } from '../suite/build.ts';
import { inRoot } from '../suite/paths.ts';
import { readPorts } from '../suite/ports.ts';
import { textOf } from '../suite/problem.ts';
import { announce } from './announce.ts';
import { readFlags } from './flags.ts';
import { runUntilStopped, say, sayIf } from './run-until-stopped.ts';
import { notableInDevelopment } from './tools-output.ts';

/** Editors save in several steps, and switching branches changes many files: wait until it is quiet. */
const QUIET = 150;

const began = performance.now();

try {
  const { fresh } = readFlags('npm run dev', process.argv.slice(2));
  await runUntilStopped(
    {
      name: 'dev',
      ports: readPorts(process.env),
      keepsData: true,
      fresh,
      runsClock: true,
      report: say,
      onLine: sayIf(notableInDevelopment),
    },
    (product) => {
      announce(product, ((performance.now() - began) / 1000).toFixed(1));
      return rebuildOnChange();
    },
  );
} catch (error) {
  console.error(`\n${textOf(error)}\n`);
  process.exit(1);
}

/**
 * Rebuilds what a change affects. The functions emulator reloads when `functions/lib` is rewritten, and Hosting serves
 * the new files at once. Returns a function that stops watching.
 */
function rebuildOnChange(): () => void {
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let working = Promise.resolve();
  const rebuild = () => {
    const names = [...changed];
    changed.clear();
    working = working.then(() => rebuildFor(names));
  };
  const watchers = ['domain', 'functions', 'web'].map((workspace) =>
    watch(inRoot(workspace, 'src'), { recursive: true }, (_event, file) => {
      if (file?.includes('.test.')) return;
      changed.add(workspace);
      clearTimeout(timer);
      timer = setTimeout(rebuild, QUIET);
    }),
  );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}

async function rebuildFor(changed: readonly string[]): Promise<void> {
  const began = performance.now();
  try {
    // The functions include the site's server bundle, so any change rebuilds them; the site is rebuilt only for its
    // own.
    if (changed.some((workspace) => workspace !== 'functions')) await build('web');
    await build('functions');
    say(`Built again after ${changed.join(' and ')} changed (${Math.round(performance.now() - began)} ms).`);
  } catch (error) {
    say(textOf(error));
  }
}
