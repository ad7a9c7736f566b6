import { settingsFilesOf } from '@agency/domain/settings/files';
import { readPrivateSettings, readSiteSettings } from '../platform/settings.ts';
import { writeSettingsDirectory } from '../settings/settings-directory.ts';
import { runCommand } from './run-command.ts';

await runCommand({
  usage: 'Usage: npm run settings:get -- DIRECTORY [--project ID]',
  work: async (deps, directory) => {
    const [site, business] = await Promise.all([readSiteSettings(deps), readPrivateSettings(deps)]);
    writeSettingsDirectory(directory, settingsFilesOf(site, business));
    const consumer = business.terms.consumer
      ? ' What private buyers get is in right-to-cancel.txt, cancellation-form.txt and start-early.txt.'
      : '';
    return `The settings are in ${directory}: site.json, private.json and terms.txt.${consumer}`;
  },
});
