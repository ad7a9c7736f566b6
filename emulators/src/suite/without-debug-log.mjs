// Loaded into the emulators' process before anything else. firebase-tools note each of their steps in a debug log, which
// they delete at the end: a tenth of their time. `DEBUG=true` keeps it.
import { createRequire } from 'node:module';

if (!process.env.DEBUG) {
  const { logger } = createRequire(import.meta.url)('firebase-tools/lib/logger.js');
  logger.debug = () => logger;
}
