import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * firebase-tools lists the functions in an environment without their settings, though some settings decide what is
 * listed: which secrets, bucket and account a function has. So while they are listed, the project's own are read from
 * where firebase-tools reads them later. A process that serves has them in its environment, and reads no file.
 */
export function readSettingsForListing(
  environment: NodeJS.ProcessEnv = process.env,
  folder = join(import.meta.dirname, '..'),
): void {
  if (environment.FUNCTIONS_CONTROL_API !== 'true') return;
  for (const name of [`.env.${environment.GCLOUD_PROJECT}`, '.env']) {
    const file = join(folder, name);
    if (existsSync(file)) process.loadEnvFile(file);
  }
}
