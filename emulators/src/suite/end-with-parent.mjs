// Loaded into the emulators' process before anything else: when the process that started it is gone, however it went
// (a closed terminal, SIGKILL), the channel between the two closes and the emulators stop too, instead of holding
// their ports for ever.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
