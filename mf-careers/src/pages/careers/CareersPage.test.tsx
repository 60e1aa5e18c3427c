import { PageResponseContext } from '@site/platform';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server.node';
import { BrowserRouter, StaticRouter } from 'react-router-dom';
import { firm, longDate } from '@site/firm';
import { uiWords } from '@site/ui';
import { application, closed, hero, jobCard, jobDetails, metadata } from '../../content/careers';
import {
  address,
  count,
  detailsLinks,
  pageLink,
  search,
  titlesShown,
  visit,
} from '../../testing/careers-page';
import { jobs } from '../../testing/jobs';
import { boardPath, DEFAULT_BOARD_STATE } from './board/board';
import CareersPage from './CareersPage';

jest.mock('../../content/jobs', () => jest.requireActual<object>('../../testing/jobs'));

const first = jobs[0]!;
const third = jobs[2]!;

describe('an open job', () => {
  const open = async () => {
    await userEvent.click(detailsLinks()[0]!);
    return screen.findByRole('dialog', { name: first.title });
  };

  test('is shown with all its sections, its deadline and a link to apply', async () => {
    await visit('/careers');
    const dialog = within(await open());
    const { role, responsibilities, qualifications, aboutYou, apply, applyBy } = jobDetails;
    for (const part of [role, responsibilities, qualifications, aboutYou]) {
      expect(dialog.getByRole('heading', { name: part })).toBeInTheDocument();
    }
    expect(dialog.getByText(applyBy(longDate(first.openUntil)))).toBeInTheDocument();
    expect(dialog.getByRole('link', { name: apply })).toHaveAttribute(
      'href',
      expect.stringContaining(
        `mailto:${firm.talentEmail}?subject=${encodeURIComponent(application.subject(first.title))}&body=`,
      ),
    );
    expect(address()).toBe('/careers?job=1');
  });

  test.each([jobDetails.close, uiWords.close])('is closed by %p and goes back in history', async (name) => {
    await visit('/careers');
    const opened = await open();
    await userEvent.click(within(opened).getByRole('button', { name }));
    await waitFor(() => expect(address()).toBe('/careers'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(detailsLinks()[0]).toHaveFocus());
    expect(window.history.state?.usr).toBeFalsy();
  });
});

describe('a job whose address was opened', () => {
  test('is at the top of the page, not in a dialog', async () => {
    await visit('/careers?page=2&job=3');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(third.title);
    expect(screen.queryByText(hero.title)).not.toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    // The list below it has the other jobs.
    expect(count(6, 10, 14)).toBeInTheDocument();
  });

  test('says who reads applications', async () => {
    await visit('/careers?job=3');
    const article = within(screen.getByRole('article'));
    expect(article.getByText(jobDetails.readers, { exact: false })).toHaveTextContent(firm.talentEmail);
  });

  test('is closed by a link to the board, which then has the focus', async () => {
    const board = boardPath({ ...DEFAULT_BOARD_STATE, location: first.location });
    await visit(`${board}&job=1`);
    await userEvent.click(screen.getByRole('link', { name: jobDetails.back }));
    expect(address()).toBe(board);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(hero.title);
    expect(
      screen.getByRole('link', { name: `${jobCard.details} ${jobCard.detailsOf(first.title)}` }),
    ).toHaveFocus();
  });

  test('is shown again when the dialog of another job is closed, whose link then has the focus', async () => {
    await visit('/careers?job=1');
    const name = detailsLinks()[4]!.textContent;
    await userEvent.click(detailsLinks()[4]!);
    await userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: uiWords.close }),
    );
    await waitFor(() => expect(address()).toBe('/careers?job=1'));
    await waitFor(() => expect(screen.getByRole('link', { name })).toHaveFocus());
  });

  test('stays open while the list below it is filtered', async () => {
    await visit('/careers?job=1');
    await userEvent.type(search(), 'coach');
    await waitFor(() => expect(address()).toBe('/careers?search=coach&job=1'));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(first.title);
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
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(closed.title);
    expect(titlesShown()).toHaveLength(5);
    await userEvent.click(screen.getByRole('link', { name: hero.openings }));
    expect(address()).toBe('/careers');
    expect(count(1, 5, 15)).toHaveFocus();
  });
});

describe('the metadata', () => {
  const canonical = () => document.querySelector('link[rel=canonical]')?.getAttribute('href');

  test.each([
    ['/careers', '/careers', metadata.title(1, 3)],
    ['/careers?page=2', '/careers?page=2', metadata.title(2, 3)],
    ['/careers?page=99', '/careers?page=3', metadata.title(3, 3)],
    ['/careers?search=manager&page=2', '/careers', metadata.title(1, 3)],
    ['/careers?page=2&job=3', '/careers?job=3', `${third.title}, ${third.location}`],
    ['/careers?job=999', '/careers', closed.label],
  ])('of %s has the canonical address %s', async (path, canonicalPath, title) => {
    await visit(path);
    expect(canonical()).toBe(canonicalPath);
    expect(document.title).toContain(`${title} |`);
  });
});

describe('the server-rendered page', () => {
  const serve = (path: string) => {
    window.history.replaceState(null, '', path);
    document.body.innerHTML = `<main>${renderToString(
      <StaticRouter location={path}>
        <CareersPage />
      </StaticRouter>,
    )}</main>`;
    return document.querySelector('main')!;
  };
  const hydrate = async (main: HTMLElement) => {
    const problems: unknown[] = [];
    jest.spyOn(console, 'error').mockImplementation((...message) => problems.push(message));
    await act(async () =>
      render(<CareersPage />, {
        wrapper: BrowserRouter,
        container: main,
        hydrate: true,
        onRecoverableError: (error) => problems.push(error),
      }),
    );
    return problems;
  };

  test('contains the open job and links to every other state', () => {
    serve('/careers?page=2&job=3');
    expect(screen.getByRole('article')).toHaveTextContent(jobDetails.responsibilities);
    expect(within(screen.getByRole('article')).getByRole('link', { name: jobDetails.back })).toHaveAttribute(
      'href',
      '/careers?page=2#openings',
    );
    expect(pageLink(3)).toHaveAttribute('href', '/careers?page=3#openings');
  });

  test('is hydrated without a mismatch, also when a job that was opened on the board is reloaded', async () => {
    const main = serve('/careers?job=3');
    const served = main.textContent;
    window.history.replaceState({ usr: { openedOnBoardOf: performance.timeOrigin - 1 } }, '');
    const problems = await hydrate(main);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(main).toHaveTextContent(served!);
    expect(problems).toEqual([]);
  });

  test('keeps what was typed before hydration', async () => {
    const main = serve('/careers');
    (search() as HTMLInputElement).value = 'brand';
    const problems = await hydrate(main);
    expect(search()).toHaveValue('brand');
    expect(titlesShown()).toEqual([jobs[4]!.title, jobs[12]!.title]);
    expect(problems).toEqual([]);
  });
});
