/** Reloads the page as soon as the shell composes anew: development only. */
export function reloadOnNewComposition(composition: string): void {
  const events = new EventSource('/_live');
  events.addEventListener('message', ({ data }) => {
    if (data !== composition) window.location.reload();
  });
}
