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

test.each([
  'pointermove',
  'click',
  'keydown',
  'focusin',
  'scroll',
  'touchstart',
  'popstate',
  'input',
  'change',
])('resolves on %s, not before', async (type) => {
  const interaction = firstInteraction();
  expect(await isResolved(interaction)).toBe(false);
  window.dispatchEvent(new Event(type));
  expect(await isResolved(interaction)).toBe(true);
});

test('a pointermove at the origin, sent without a pointer over the window, is no interaction', async () => {
  const interaction = firstInteraction();
  const pointerMove = (clientX: number) =>
    Object.assign(new Event('pointermove'), { movementX: 0, movementY: 0, clientX, clientY: 0 });
  window.dispatchEvent(pointerMove(0));
  expect(await isResolved(interaction)).toBe(false);
  window.dispatchEvent(pointerMove(120));
  expect(await isResolved(interaction)).toBe(true);
});

test('is resolved on a page that is already scrolled', async () => {
  jest.replaceProperty(window, 'scrollY', 100);
  expect(await isResolved(firstInteraction())).toBe(true);
});

test('is the same promise for every caller', () => {
  expect(firstInteraction()).toBe(firstInteraction());
});
