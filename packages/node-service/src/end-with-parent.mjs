// Every service loads this first. If its launcher is killed, the service shuts down as after SIGTERM.
process.channel?.unref();
// Ignores SIGUSR1, for the reason in `ignore-inspector-signal.ts`. This file runs without a build, so it cannot import
// that one.
process.on('SIGUSR1', () => undefined);
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
