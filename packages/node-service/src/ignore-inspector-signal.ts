const ignore = () => undefined;

/**
 * Ignores SIGUSR1, on which Node opens an inspector. Any process of this user, also a renderer with a team's code,
 * could then run code in this one.
 */
export function ignoreInspectorSignal(): void {
  if (!process.listeners('SIGUSR1').includes(ignore)) process.on('SIGUSR1', ignore);
}
