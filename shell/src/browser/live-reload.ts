/** Reloads the page when the shell activates another composition. Development only. */
export function reloadOnNewComposition(composition: string): void {
  const events = new EventSource('/_live');
  events.addEventListener('message', ({ data }) => {
    if (data !== composition) window.location.reload();
  });
}
