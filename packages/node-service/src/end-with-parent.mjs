// Preloaded into every service: one whose launcher was killed shuts down as after SIGTERM.
process.channel?.unref();
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
