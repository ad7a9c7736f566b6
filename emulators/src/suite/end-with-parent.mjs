// Loaded into the emulators' process before anything else: when the parent process is gone for whatever reason (a
// closed terminal, SIGKILL), the channel between the two closes and the emulators exit too, instead of holding their
// ports for ever.
let stopping = false;
process.once('SIGINT', () => {
  stopping = true;
  // Before the tools listen, it ends the process as if nobody did.
  if (process.listenerCount('SIGINT') === 0) process.kill(process.pid, 'SIGINT');
});
// A second signal would end them before they have stopped their Java processes.
process.on('disconnect', () => {
  if (!stopping) process.kill(process.pid, 'SIGTERM');
});
// The parent would end the functions' processes, which are in this one's group.
process.on('exit', () => {
  if (!process.connected) process.kill(-process.pid, 'SIGKILL');
});
