import { act, fireEvent, render, screen } from '@testing-library/react';
import { FederationContext, type ExposedModule } from './federation';
import { RemoteSection } from './RemoteSection';

const loaded = Promise.resolve<ExposedModule>({ default: () => <p>section</p> });
const load = jest.fn(() => loaded);

/** jsdom has no layout: the test says what is near the viewport. */
class FakeIntersectionObserver {
  static observers = new Set<FakeIntersectionObserver>();
  observed = false;

  constructor(private readonly callback: (entries: { isIntersecting: boolean }[]) => void) {
    FakeIntersectionObserver.observers.add(this);
  }

  observe() {
    this.observed = true;
  }

  disconnect() {
    FakeIntersectionObserver.observers.delete(this);
  }

  static scrollTo(isIntersecting: boolean) {
    for (const { observed, callback } of this.observers) if (observed) callback([{ isIntersecting }]);
  }
}

beforeEach(() => {
  load.mockClear();
  Object.assign(globalThis, { IntersectionObserver: FakeIntersectionObserver });
});

const section = (
  <FederationContext value={{ load, prefetch: () => undefined }}>
    <RemoteSection id="mf-forms/NewsletterForm" when="visible" fallback={<p>fallback</p>} />
  </FederationContext>
);

const renderSection = () => act(async () => render(section));

/** Hydrates the section from what the server sends. */
function hydrateSection() {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = '<div data-server-html=""><!--$--><p>section</p><!--/$--></div>';
  return act(async () => render(section, { container, hydrate: true }));
}

// The first interaction of a page load happens once, so this test comes first.
test('loads after the first interaction, near the viewport', async () => {
  await renderSection();
  await act(async () => FakeIntersectionObserver.scrollTo(true));
  expect(load).not.toHaveBeenCalled();
  expect(screen.getByText('fallback')).toBeInTheDocument();
  await act(async () => window.dispatchEvent(new Event('scroll')));
  await act(async () => FakeIntersectionObserver.scrollTo(false));
  expect(load).not.toHaveBeenCalled();
  await act(async () => FakeIntersectionObserver.scrollTo(true));
  expect(load).toHaveBeenCalledWith('mf-forms/NewsletterForm', 'visible');
  expect(await screen.findByText('section')).toBeInTheDocument();
});

test('keeps its server HTML while it waits', async () => {
  await hydrateSection();
  expect(load).not.toHaveBeenCalled();
  expect(screen.getByText('section')).toBeInTheDocument();
});

test.each([
  ['a press', () => fireEvent.pointerDown(document.body)],
  ['a key', () => fireEvent.keyDown(document.body)],
  ['Back', () => fireEvent.popState(window)],
])('%s, which may start a navigation, loads it wherever it is', async (_name, interact) => {
  await renderSection();
  expect(load).not.toHaveBeenCalled();
  await act(async () => interact());
  expect(await screen.findByText('section')).toBeInTheDocument();
});

test.each(['input', 'change'])('an %s event of one of its fields loads it wherever it is', async (type) => {
  await renderSection();
  expect(load).not.toHaveBeenCalled();
  await act(async () => {
    screen.getByText('fallback').dispatchEvent(new Event(type, { bubbles: true }));
  });
  expect(load).toHaveBeenCalledWith('mf-forms/NewsletterForm', 'visible');
});

test('observes nothing once it is unmounted', async () => {
  const { unmount } = await renderSection();
  unmount();
  expect(FakeIntersectionObserver.observers.size).toBe(0);
});

describe('After a press that came before the section was hydrated', () => {
  beforeEach(() => fireEvent.keyDown(document.body));

  test('server HTML is hydrated at once: a navigation may be waiting for it', async () => {
    await hydrateSection();
    expect(load).toHaveBeenCalledWith('mf-forms/NewsletterForm', 'visible');
    expect(screen.getByText('section')).toBeInTheDocument();
  });

  test('a section without server HTML still waits', async () => {
    await renderSection();
    expect(load).not.toHaveBeenCalled();
  });
});
