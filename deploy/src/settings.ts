import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { inRoot } from '@agency/emulators/suite/paths';
import { textOf } from '@agency/emulators/suite/problem';
import { readConfig, settingNames } from '../../functions/src/platform/config.ts';
import { type Finding, note, ok, wrong } from './finding.ts';

type Settings = Readonly<Record<string, string | undefined>>;

/** The functions start without these; the deployed site does not work without them. */
const needed = ['SITE_ORIGIN', 'FIREBASE_API_KEY', 'FIREBASE_APP_ID'] as const;

export const settingsFile = (project: string): string => `functions/.env.${project}`;

/** The settings of a project's functions; undefined where it has no file of them. */
export function readSettings(project: string): Settings | undefined {
  const file = inRoot(settingsFile(project));
  return existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : undefined;
}

export function settingsFindings(project: string | undefined): Finding[] {
  if (project === undefined) {
    return [
      note('Settings', `not checked: name the project with --project ID (needed: ${needed.join(', ')})`),
    ];
  }
  const settings = readSettings(project);
  if (settings === undefined) {
    const mend = `copy functions/.env.example to ${settingsFile(project)} and fill it in`;
    return [wrong('Settings', `there is no ${settingsFile(project)}`, mend)];
  }
  return judgeSettings(project, settings);
}

/** @param settings as in the project's file */
export function judgeSettings(project: string, settings: Settings): Finding[] {
  const missing = needed.filter((name) => !settings[name]);
  const unknown = Object.keys(settings).filter((name) => !settingNames.includes(name));
  const faults = [
    ...missing.map((name) => wrong('Settings', `${name} is missing`, `set it in ${settingsFile(project)}`)),
    ...unknown.map((name) =>
      wrong('Settings', `nothing reads ${name}`, `${name}: see functions/.env.example`),
    ),
    ...(settings.SITE_ORIGIN ? malformed(project, settings) : []),
  ];
  return faults.length > 0 ? faults : [ok('Settings', Object.keys(settings).join(', '))];
}

/** As the functions would refuse them at their start. */
function malformed(project: string, settings: Settings): Finding[] {
  const isSecure = settings.SITE_ORIGIN?.startsWith('https://');
  const plain = isSecure ? [] : [wrong('Settings', 'SITE_ORIGIN isn’t https')];
  try {
    readConfig({ ...settings, GCLOUD_PROJECT: project });
    return plain;
  } catch (error) {
    return [...plain, wrong('Settings', error instanceof Error ? error.message : textOf(error))];
  }
}
