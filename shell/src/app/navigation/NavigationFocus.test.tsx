import { act, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import {
  MemoryRouter,
  Route,
  Routes,
  useNavigate,
  type NavigateFunction,
  type NavigateOptions,
} from 'react-router-dom';
import { NavigationFocus, scrollToTop } from './NavigationFocus';

const scrollTo = jest.fn();
const matchMedia = jest.fn();
let navigate: NavigateFunction;

/** Gives the tests the router's `navigate`. */
function Navigation() {
  const own = useNavigate();
  useEffect(() => {
    navigate = own;
  }, [own]);
  return null;
}

const Page = ({ name }: { name: string }) => (
  <main>
    <title>{name}</title>
    <h1>{name}</h1>
  </main>
);

const heading = () => screen.getByRole('heading');
const announcement = () => screen.getByRole('status');
const follow = (to: string, options?: NavigateOptions) => act(async () => void navigate(to, options));

beforeEach(() => {
  scrollTo.mockReset();
  matchMedia.mockReturnValue({ matches: true });
  Object.assign(window, { scrollTo, matchMedia });
  render(
    <MemoryRouter initialEntries={['/first']}>
      <Routes>
        {['first', 'second'].map((name) => (
          <Route key={name} path={name} element={<Page key={name} name={name} />} />
        ))}
      </Routes>
      <NavigationFocus />
      <Navigation />
    </MemoryRouter>,
  );
});

test('the page that a document was opened with keeps its focus, and is not announced', () => {
  expect(document.body).toHaveFocus();
  expect(announcement()).toHaveTextContent('');
});

test('another page gets the focus on its heading, and its title is announced politely', async () => {
  await follow('/second');
  expect(heading()).toHaveTextContent('second');
  expect(heading()).toHaveFocus();
  expect(announcement()).toHaveTextContent('second');
  expect(announcement()).toHaveAttribute('aria-live', 'polite');
});

test('another query of the same page moves no focus', async () => {
  await follow('/first?tab=2');
  expect(document.body).toHaveFocus();
});

test.each([
  ['smoothly', true, 'smooth'],
  ['instantly if the visitor prefers reduced motion', false, 'instant'],
])(
  'a link to the top of the page that is shown scrolls there %s, and focuses its heading',
  async (_how, motion, behavior) => {
    matchMedia.mockReturnValue({ matches: motion });
    await follow('/first', { state: scrollToTop });
    expect(scrollTo.mock.calls).toEqual([[{ top: 0, behavior }]]);
    expect(heading()).toHaveFocus();
  },
);

test('Back to the entry of such a link does not scroll to the top', async () => {
  await follow('/first', { state: scrollToTop });
  await follow('/first?tab=2');
  scrollTo.mockReset();
  await act(async () => void navigate(-1));
  expect(scrollTo).not.toHaveBeenCalled();
});
