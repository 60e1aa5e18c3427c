import { PageResponseContext } from '@site/platform';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import { BrowserRouter, StaticRouter } from 'react-router-dom';
import { hero } from '../../content/careers';
import { address, search, titlesShown, visit } from '../../testing/careers-page';
import { jobs } from '../../testing/jobs';
import CareersPage from './CareersPage';

jest.mock('../../content/jobs', () => jest.requireActual<object>('../../testing/jobs'));

beforeAll(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

describe('an open job', () => {
  const first = jobs[0]!;
  const open = async () => {
    await userEvent.click(screen.getAllByRole('link', { name: /^View Full Details/ })[0]!);
    return screen.findByRole('dialog', { name: first.title });
  };

  test('is shown with all its sections and a link to apply', async () => {
    await visit('/careers');
    const dialog = within(await open());
    for (const part of [
      'About the Role',
      'Key Responsibilities',
      'Qualifications & Requirements',
      'About You',
    ]) {
      expect(dialog.getByRole('heading', { name: part })).toBeInTheDocument();
    }
    expect(dialog.getByRole('link', { name: 'Apply for this Position' })).toHaveAttribute(
      'href',
      expect.stringMatching(
        /^mailto:talent@.*\?subject=Application%20for%20Business%20Development%20Manager&body=Dear/,
      ),
    );
    expect(address()).toBe('/careers?job=1');
  });

  test.each(['Close Details', 'Close'])('is closed by %p and goes back in history', async (name) => {
    await visit('/careers');
    const opened = await open();
    await userEvent.click(within(opened).getByRole('button', { name }));
    await waitFor(() => expect(address()).toBe('/careers'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getAllByRole('link', { name: /^View Full Details/ })[0]).toHaveFocus());
    expect(window.history.state?.usr).toBeFalsy();
  });

  test('has its own title, canonical address and structured data', async () => {
    await visit('/careers?page=2&job=6');
    expect(document.title).toMatch(/^Compliance Consultant, Dubai UAE/);
    expect(document.querySelector('link[rel=canonical]')).toHaveAttribute('href', '/careers?job=6');
    expect(document.documentElement.innerHTML).toContain('"@type":"JobPosting"');
  });
});

describe('a job whose address was opened', () => {
  test('is at the top of the page, not in a dialog', async () => {
    await visit('/careers?page=2&job=3');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Digital Transformation Lead');
    expect(screen.queryByText(hero.title)).not.toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByText('Showing 6-10 of 15 positions')).toBeInTheDocument();
  });

  test('is closed by a link to the board, which then has the focus', async () => {
    await visit('/careers?location=Dubai+UAE&job=1');
    await userEvent.click(screen.getByRole('link', { name: 'Close Details' }));
    expect(address()).toBe('/careers?location=Dubai+UAE');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(hero.title);
    expect(screen.getByRole('link', { name: `View Full Details of ${jobs[0]!.title}` })).toHaveFocus();
  });

  test('stays open while the list below it is filtered', async () => {
    await visit('/careers?job=1');
    await userEvent.type(search(), 'coach');
    await waitFor(() => expect(address()).toBe('/careers?search=coach&job=1'));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(jobs[0]!.title);
  });

  test('is closed if its id is unknown: the status is 404, and a link leads to the board', async () => {
    const respond = jest.fn();
    window.history.replaceState(null, '', '/careers?job=999');
    render(
      <PageResponseContext value={respond}>
        <CareersPage />
      </PageResponseContext>,
      { wrapper: BrowserRouter },
    );
    expect(respond).toHaveBeenCalledWith(404);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This position is closed');
    expect(titlesShown()).toHaveLength(5);
    await userEvent.click(screen.getByRole('link', { name: 'View Open Positions' }));
    expect(address()).toBe('/careers');
    expect(screen.getByText('Showing 1-5 of 15 positions')).toHaveFocus();
  });
});

describe('the metadata', () => {
  const canonical = () => document.querySelector('link[rel=canonical]')?.getAttribute('href');

  test.each([
    ['/careers', '/careers', /^Careers \|/],
    ['/careers?page=2', '/careers?page=2', /^Careers, page 2 of 3 \|/],
    ['/careers?page=99', '/careers?page=3', /^Careers, page 3 of 3 \|/],
    ['/careers?search=manager&page=2', '/careers', /^Careers \|/],
    ['/careers?page=2&job=3', '/careers?job=3', /^Digital Transformation Lead, Abu Dhabi UAE \|/],
    ['/careers?job=999', '/careers', /^Closed position \|/],
  ])('of %s has the canonical address %s', async (path, canonicalPath, title) => {
    await visit(path);
    expect(canonical()).toBe(canonicalPath);
    expect(document.title).toMatch(title);
  });
});

describe('the server-rendered page', () => {
  afterEach(() => jest.restoreAllMocks());

  const serve = (path: string) => {
    window.history.replaceState(null, '', path);
    document.body.innerHTML = `<main>${renderToString(
      <StaticRouter location={path}>
        <CareersPage />
      </StaticRouter>,
    )}</main>`;
    return document.querySelector('main')!;
  };
  const hydrate = async (main: Element) => {
    const problems: unknown[] = [];
    jest.spyOn(console, 'error').mockImplementation((...message) => problems.push(message));
    const root = await act(async () =>
      hydrateRoot(
        main,
        <BrowserRouter>
          <CareersPage />
        </BrowserRouter>,
        { onRecoverableError: (error) => problems.push(error) },
      ),
    );
    return { problems, unmount: () => act(() => root.unmount()) };
  };

  test('contains the open job and links to every other state', () => {
    serve('/careers?page=2&job=3');
    expect(screen.getByRole('article')).toHaveTextContent('Key Responsibilities');
    expect(within(screen.getByRole('article')).getByRole('link', { name: 'Close Details' })).toHaveAttribute(
      'href',
      '/careers?page=2#openings',
    );
    expect(screen.getByRole('link', { name: 'Page 3' })).toHaveAttribute('href', '/careers?page=3#openings');
  });

  test('is hydrated without a mismatch, also when a job that was opened on the board is reloaded', async () => {
    const main = serve('/careers?job=3');
    const served = main.textContent;
    window.history.replaceState({ usr: { openedOnBoardOf: performance.timeOrigin - 1 } }, '');
    const page = await hydrate(main);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(main).toHaveTextContent(served!);
    expect(page.problems).toEqual([]);
    await page.unmount();
  });

  test('keeps what was typed before hydration', async () => {
    const main = serve('/careers');
    (search() as HTMLInputElement).value = 'brand';
    const page = await hydrate(main);
    expect(search()).toHaveValue('brand');
    expect(titlesShown()).toEqual(['Content Strategy Manager', 'Brand Designer']);
    expect(page.problems).toEqual([]);
    await page.unmount();
  });
});
