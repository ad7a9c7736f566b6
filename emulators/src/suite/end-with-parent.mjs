// Loaded into the emulators' process before anything else: when the parent process is gone for whatever reason (a
// closed terminal, SIGKILL), the channel between the two closes and the emulators exit too, instead of holding their
// ports for ever.
import diagnostics from 'node:diagnostics_channel';

/** @type {Set<import('node:child_process').ChildProcess>} */
const children = new Set();
diagnostics.subscribe('child_process', (message) => {
  children.add(/** @type {{ process: import('node:child_process').ChildProcess }} */ (message).process);
});

process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
// A second signal, or output that nobody takes, ends them before they have stopped what they started.
process.on('exit', () => {
  if (process.connected) return;
  for (const child of children) child.kill('SIGKILL');
  process.kill(-process.pid, 'SIGKILL');
});
