import { act, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { MemoryRouter, useNavigate, type NavigateFunction, type NavigateOptions } from 'react-router-dom';
import { NavigationFocus, scrollToTop } from './NavigationFocus';

// The end-to-end tests show that another page gets the focus, and is announced.

const scrollTo = jest.fn();
const matchMedia = jest.fn();
let navigate: NavigateFunction;

/** Gives the tests the router's `navigate`. */
function Navigation() {
  const own = useNavigate();
  useEffect(() => {
    navigate = own;
  }, [own]);
  return (
    <>
      <h1>Page</h1>
      <div id="form">
        <h2>Form</h2>
        <a href="#form">Another topic</a>
      </div>
    </>
  );
}

const follow = (to: string, options?: NavigateOptions) => act(async () => void navigate(to, options));

beforeEach(() => {
  scrollTo.mockReset();
  matchMedia.mockReturnValue({ matches: true });
  Object.assign(window, { scrollTo, matchMedia });
  render(
    <MemoryRouter>
      <main>
        <Navigation />
      </main>
      <NavigationFocus />
    </MemoryRouter>,
  );
});

test('the page that a document was opened with keeps its focus, and is not announced', () => {
  expect(document.body).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('');
});

test('another query of the same page moves no focus', async () => {
  await follow('/?tab=2');
  expect(document.body).toHaveFocus();
});

test.each([
  ['smoothly', true, 'smooth'],
  ['instantly if the visitor prefers reduced motion', false, 'instant'],
])(
  'a link to the top of the page that is shown scrolls there %s, and focuses its heading',
  async (_how, matches, behavior) => {
    matchMedia.mockReturnValue({ matches });
    await follow('/', { state: scrollToTop });
    expect(scrollTo.mock.calls).toEqual([[{ top: 0, behavior }]]);
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  },
);

test('a link to a part of the page focuses its heading, and Back to the entry does not', async () => {
  await follow('/?coach=4#form');
  expect(screen.getByRole('heading', { level: 2 })).toHaveFocus();
  screen.getByRole('heading', { level: 2 }).blur();
  await follow('/?coach=5');
  await act(async () => void navigate(-1));
  expect(document.body).toHaveFocus();
});

test('a link within the part that it leads to keeps the focus', async () => {
  const link = screen.getByRole('link', { name: 'Another topic' });
  link.focus();
  await follow('/?topic=4#form');
  expect(link).toHaveFocus();
});

test('Back to the entry of such a link does not scroll to the top', async () => {
  await follow('/', { state: scrollToTop });
  await follow('/?tab=2');
  scrollTo.mockReset();
  await act(async () => void navigate(-1));
  expect(scrollTo).not.toHaveBeenCalled();
});

test('a link with a malformed fragment leads to the page, and moves no focus', async () => {
  await follow('/?coach=4#50%');
  expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
  expect(document.body).toHaveFocus();
});

test('a link to a part of another page focuses the heading of that part', async () => {
  await follow('/other#form');
  expect(screen.getByRole('heading', { level: 2 })).toHaveFocus();
});

test.each(['/other', '/other#nowhere'])('a link to %s focuses the heading of that page', async (address) => {
  await follow(address);
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});
