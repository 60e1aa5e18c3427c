/** Provides what the router makes of each navigation: jsdom has no requests. */
export function provideRequest(): void {
  Object.assign(globalThis, {
    Request: class {
      method = 'GET';
      signal = new AbortController().signal;
    },
  });
}
