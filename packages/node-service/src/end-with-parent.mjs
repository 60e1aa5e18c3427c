// Every service loads this first. If its launcher is killed, the service shuts down as after SIGTERM.
process.channel?.unref();
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
