import { act, render, screen, within } from '@testing-library/react';
import { anArea } from '@site/contracts/testing/an-area';
import { ContributionsContext, PageResponseContext } from '@site/platform';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { genericBody, labels, notFound, share } from '../../content/article';
import { authors } from '../../content/authors';
import { readMore } from '../../content/insights';
import ArticlePage from './ArticlePage';
import { importBody } from './import-body';

jest.mock('../../content/articles', () => jest.requireActual<object>('../../testing/articles'));
jest.mock('./import-body', () => jest.requireActual<object>('../../testing/articles'));

const areas = [anArea('A', 10), anArea('C', 20)];
const people = [{ name: authors[0]!.name, role: 'Head of Notes', owner: 'mf-marketing' as const }];

/** Renders the page at a path. Returns the status with which the server would respond. */
async function visit(path: string): Promise<{ status: number }> {
  const response = { status: 200 };
  const respond = (status: number) => {
    response.status = status;
  };
  await act(async () => {
    render(
      <PageResponseContext value={respond}>
        <ContributionsContext value={{ areas, people }}>
          <MemoryRouter initialEntries={[path]}>
            <Routes>
              <Route path="/insights/:id" element={<ArticlePage />} />
            </Routes>
          </MemoryRouter>
        </ContributionsContext>
      </PageResponseContext>,
    );
  });
  return response;
}

test('an article shows its body, its facts, its author and related articles', async () => {
  expect(await visit('/insights/1')).toEqual({ status: 200 });
  expect(await screen.findByText('The body of article 1.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Notes on digital transformation');
  const head = within(screen.getByRole('heading', { level: 1 }).closest('header') as HTMLElement);
  expect(head.getByText('Digital Transformation')).toBeVisible();
  expect(head.getByText(authors[0]!.name)).toBeVisible();
  expect(head.getByText('29 June 2025')).toHaveAttribute('datetime', '2025-06-29');
  expect(head.getByText('5 min read')).toBeVisible();
  expect(screen.getByRole('link', { name: labels.back })).toHaveAttribute('href', '/insights');
  expect(screen.getByRole('button', { name: `${share.button} ${share.object}` })).toBeVisible();
  const about = screen.getByRole('heading', { name: labels.aboutAuthor }).parentElement;
  expect(about).toHaveTextContent(`${authors[0]!.name}, Head of Notes`);
  const related = screen.getByRole('heading', { name: labels.related }).closest('section') as HTMLElement;
  const paths = within(related)
    .getAllByRole('link', { name: (name) => name.startsWith(readMore.label) })
    .map((link) => link.getAttribute('href'));
  expect(paths).toEqual(['/insights/4', '/insights/6']);
});

test.each([
  ['/insights/1', '/insights/2'],
  ['/insights/5', '/insights/6'],
])(
  'after %s come the next article, a link to talk, the practice of its author and the newsletter',
  async (path, next) => {
    await visit(path);
    const section = screen.getByRole('heading', { name: labels.next }).closest('section') as HTMLElement;
    expect(
      within(section).getByRole('link', { name: (name) => name.startsWith(readMore.label) }),
    ).toHaveAttribute('href', next);
    expect(
      screen.getByRole('link', { name: `${labels.practice} ${labels.practiceOf('Practice A')}` }),
    ).toHaveAttribute('href', '/services/A');
    const link = (name: string) => screen.getByRole('link', { name });
    expect(link(labels.ask)).toHaveAttribute('href', '/contact');
    expect(link(labels.subscribe)).toHaveAttribute('href', '#newsletter');
  },
);

test('the structured data names the publisher with its logo, and the last change', async () => {
  await visit('/insights/1');
  const data = [...document.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) =>
    JSON.parse(textContent),
  );
  expect(data.find((each) => each['@type'] === 'Article')).toMatchObject({
    dateModified: '2025-06-29',
    publisher: { logo: { '@type': 'ImageObject', url: expect.stringMatching(/\/icon-512\.png$/) } },
  });
});

test('an article without a body shows a generic one with its excerpt, its category and the right reading time', async () => {
  await visit('/insights/4');
  const body = screen.getByRole('heading', { name: genericBody.now.title }).parentElement as HTMLElement;
  expect(body).toHaveTextContent('What part 4 is about.');
  expect(body).toHaveTextContent(genericBody.now.paragraphs('digital transformation')[0]!);
  expect(Math.round((body.textContent ?? '').split(/\s+/).length / 200)).toBe(2);
  expect(screen.getByText('2 min read')).toBeVisible();
  const contents = within(screen.getByRole('navigation', { name: labels.contents }));
  expect(contents.getByRole('link', { name: genericBody.now.title })).toHaveAttribute(
    'href',
    `#${within(body).getByRole('heading', { name: genericBody.now.title }).id}`,
  );
});

test('beside an article there are links to its parts', async () => {
  const titles = ['Who is asked', 'What to do', 'When to stop'];
  const body = titles.map((title) => `<h2>${title}</h2><p>It depends.</p>`).join('');
  jest.mocked(importBody).mockResolvedValueOnce({ default: body });
  await visit('/insights/6');
  const links = within(await screen.findByRole('navigation', { name: labels.contents })).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(titles);
  const targets = links.map((link) => document.querySelector(link.getAttribute('href')!)?.textContent);
  expect(targets).toEqual(titles);
});

test('an article without two parts has no links to them', async () => {
  await visit('/insights/2');
  expect(await screen.findByText('The body of article 2.')).toBeVisible();
  expect(screen.queryByRole('navigation', { name: labels.contents })).toBeNull();
});

test.each(['/insights/8', '/insights/latest'])('%s is not found', async (path) => {
  expect(await visit(path)).toEqual({ status: 404 });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(notFound.title);
  expect(screen.getByText(notFound.description, { exact: false })).toBeVisible();
  expect(screen.getByRole('link', { name: labels.back })).toHaveAttribute('href', '/insights');
});
