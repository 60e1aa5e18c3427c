let firstInteraction: () => Promise<void>;

beforeEach(async () => {
  await jest.isolateModulesAsync(async () => {
    ({ firstInteraction } = await import('./first-interaction'));
  });
});

async function isResolved(promise: Promise<void>): Promise<boolean> {
  const pending = Symbol('pending');
  return (await Promise.race([promise, Promise.resolve(pending)])) !== pending;
}

test.each(['pointermove', 'keydown', 'focusin', 'scroll', 'touchstart', 'popstate'])(
  'resolves on %s, not before',
  async (type) => {
    const interaction = firstInteraction();
    expect(await isResolved(interaction)).toBe(false);
    window.dispatchEvent(new Event(type));
    expect(await isResolved(interaction)).toBe(true);
  },
);

test('a pointer that rests while the layout changes under it is no interaction', async () => {
  const interaction = firstInteraction();
  window.dispatchEvent(Object.assign(new Event('pointermove'), { movementX: 0, movementY: 0 }));
  expect(await isResolved(interaction)).toBe(false);
  window.dispatchEvent(Object.assign(new Event('pointermove'), { movementX: 3, movementY: 0 }));
  expect(await isResolved(interaction)).toBe(true);
});

test('is resolved on a page that is already scrolled', async () => {
  const scrollY = jest.replaceProperty(window, 'scrollY', 100);
  expect(await isResolved(firstInteraction())).toBe(true);
  scrollY.restore();
});

test('is the same promise for every caller', () => {
  expect(firstInteraction()).toBe(firstInteraction());
});
