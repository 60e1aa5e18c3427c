const ignore = () => undefined;

/**
 * Ignores SIGUSR1. Node would open an inspector, by which any process of this user runs code in this one: a renderer
 * too, which has the code of every team.
 */
export function ignoreInspectorSignal(): void {
  if (!process.listeners('SIGUSR1').includes(ignore)) process.on('SIGUSR1', ignore);
}
