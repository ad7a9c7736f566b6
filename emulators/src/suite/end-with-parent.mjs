// Loaded into the emulators' process before anything else: when the parent process is gone for whatever reason (a
// closed terminal, SIGKILL), the channel between the two closes and the emulators exit too, instead of holding their
// ports for ever.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
