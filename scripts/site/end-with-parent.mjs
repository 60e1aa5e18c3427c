// Loaded into every process of the site: one whose launcher was killed stops as if it had been asked to.
process.channel?.unref();
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
