// Every service loads this first. If its launcher is killed, the service shuts down as after SIGTERM.
process.channel?.unref();
// As `ignore-inspector-signal.ts` says; this is loaded without a build.
process.on('SIGUSR1', () => undefined);
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
