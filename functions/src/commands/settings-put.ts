import { putSettings } from '../settings/put-settings.ts';
import { readSettingsDirectory } from '../settings/settings-directory.ts';
import { runCommand } from './run-command.ts';

await runCommand({
  usage: 'Usage: npm run settings:put -- DIRECTORY [--project ID]',
  work: async (deps, directory) => {
    const changed = await putSettings(deps, readSettingsDirectory(directory));
    if (changed.length === 0) return 'Nothing to change: these were already the settings.';
    return `Changed: ${changed.join(', ')}. Pages will show it within a minute.`;
  },
});
