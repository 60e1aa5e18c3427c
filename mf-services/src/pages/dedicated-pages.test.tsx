import { act, fireEvent, render, screen } from '@testing-library/react';
import { FederationContext, SiteContext } from '@site/platform';
import { uiWords } from '@site/ui';
import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { findSegment, placeOf } from '../catalogue';
import { assessments } from '../content/assessments';
import { bookkeeping } from '../content/bookkeeping';
import { compensation } from '../content/compensation';
import { hrStrategy } from '../content/hr-strategy';
import { backTo, breadcrumb as words, discuss, enquiryFrame } from '../content/shared';
import { talentManagement } from '../content/talent-management';
import { talentSourcing } from '../content/talent-sourcing';
import { federation } from '../testing/forms';
import AssessmentsPage from './assessments/AssessmentsPage';
import BookkeepingPage from './bookkeeping/BookkeepingPage';
import CompensationPage from './compensation/CompensationPage';
import HrStrategyPage from './hr-strategy/HrStrategyPage';
import TalentManagementPage from './talent-management/TalentManagementPage';
import TalentSourcingPage from './talent-sourcing/TalentSourcingPage';

const ORIGIN = 'https://www.firm.example';

const spiedMethods = ['error', 'warn'] as const;

beforeEach(() => {
  for (const method of spiedMethods) jest.spyOn(console, method);
});
afterEach(() => {
  for (const method of spiedMethods) expect(console[method]).not.toHaveBeenCalled();
});

/** Renders a page and interacts with it once: forms are loaded after the first interaction. */
async function show(Page: ComponentType, at: string) {
  await act(async () => {
    render(
      <SiteContext value={{ origin: ORIGIN }}>
        <FederationContext value={federation}>
          <MemoryRouter initialEntries={[at]}>
            <Page />
          </MemoryRouter>
        </FederationContext>
      </SiteContext>,
    );
  });
  await act(async () => {
    fireEvent.pointerDown(document);
  });
}

const structuredData = () =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].map((script) =>
    JSON.parse(script.textContent ?? ''),
  );

interface DedicatedPage {
  Page: ComponentType;
  content: { title: string; segmentId: string };
  /** The enquiry forms of the page, in its order. */
  enquiries?: { service: string }[];
}

const pages: DedicatedPage[] = [
  { Page: HrStrategyPage, content: hrStrategy, enquiries: [hrStrategy.enquiry] },
  {
    Page: TalentSourcingPage,
    content: talentSourcing,
    enquiries: [talentSourcing.heroEnquiry, talentSourcing.enquiry],
  },
  { Page: CompensationPage, content: compensation, enquiries: [compensation.enquiry] },
  {
    Page: TalentManagementPage,
    content: talentManagement,
    enquiries: [talentManagement.heroEnquiry, talentManagement.enquiry],
  },
  { Page: AssessmentsPage, content: assessments },
  { Page: BookkeepingPage, content: bookkeeping },
];

test.each(pages)(
  '$content.title has its enquiry forms, and absolute URLs in its structured data',
  async ({ Page, content, enquiries = [] }) => {
    await show(Page, '/an-alias');
    const forms = screen.queryAllByRole('form').map((form) => form.textContent);
    expect(forms).toEqual(enquiries.map(({ service }) => service));
    const [service, breadcrumb] = structuredData();
    const url = ORIGIN + placeOf(content).path;
    expect(service).toMatchObject({ '@type': 'Service', name: content.title, url });
    expect(breadcrumb.itemListElement.at(-1)).toMatchObject({ position: 4, item: url });
  },
);

test.each(pages)(
  'the ordered lists of $content.title name their role, which WebKit removes from lists without markers',
  async ({ Page }) => {
    await show(Page, '/');
    const lists = [...document.querySelectorAll('ol:not(nav ol)')];
    expect(lists).not.toHaveLength(0);
    for (const list of lists) expect(list).toHaveAttribute('role', 'list');
  },
);

test.each(pages.filter(({ enquiries }) => enquiries))(
  '$content.title ends in its form: nothing calls to the contact page',
  async ({ Page }) => {
    await show(Page, '/');
    const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(addresses).not.toContain('/contact');
  },
);

test('the breadcrumb has home, services, area and page', async () => {
  await show(AssessmentsPage, '/');
  const steps = [...screen.getByRole('navigation', { name: uiWords.breadcrumb }).querySelectorAll('li')];
  expect(steps.map((step) => step.textContent)).toEqual([
    words.home,
    words.services,
    findSegment('c4')?.area.name,
    assessments.title,
  ]);
});

test.each(pages)(
  'the header of $content.title has a button that leads to the form, and says beside it who answers',
  async ({ Page, content, enquiries }) => {
    await show(Page, '/');
    const answer = screen.getByText(`${placeOf(content).adviser} ${enquiryFrame.answers}`);
    expect(answer.closest('a')).toBeNull();
    const address = answer.previousElementSibling!.getAttribute('href')!;
    if (enquiries) expect(document.querySelector(address)?.querySelector('form')).toBeVisible();
    else expect(address).toBe('/contact');
  },
);

test.each([TalentManagementPage, TalentSourcingPage])(
  'the header links to the form at the end for phones, which hide the form in the header',
  async (Page) => {
    await show(Page, '/');
    const fragment = screen.getByRole('link', { name: discuss }).getAttribute('href')!;
    const [first, last] = screen.getAllByRole('form');
    expect(first!.closest('[data-narrow="hide"]')).not.toBeNull();
    expect(document.querySelector(fragment)).toContainElement(last!);
  },
);

test('every figure of talent management says what was counted', async () => {
  await show(TalentManagementPage, '/');
  for (const { label, note } of [...talentManagement.stats, ...talentManagement.outcomes.items])
    expect(screen.getByText(label).closest('dt')).toHaveTextContent(`${label} ${note}`);
});

test('only the recommended model is marked, and each has a mailto link with its name', async () => {
  await show(TalentSourcingPage, '/talent-acquisition');
  const { items: models, mail, recommended: mark } = talentSourcing.models;
  const marked = screen.getAllByText(mark).map((badge) => badge.closest('li')?.textContent);
  const recommended = models.filter((model) => model.recommended);
  expect(marked).toEqual(recommended.map(({ title }) => expect.stringContaining(title)));
  const links = screen.getAllByRole<HTMLAnchorElement>('link', {
    name: (name) => name.startsWith(`${mail.label} – `),
  });
  const subjects = links.map(({ href }) => new URL(href).searchParams.get('subject'));
  expect(subjects).toEqual(models.map(({ title }) => `${mail.subject} ${title}`));
});

test('assessments and bookkeeping link to the contact page, in the header and at the end', async () => {
  for (const [Page, { closing }] of [
    [AssessmentsPage, assessments],
    [BookkeepingPage, bookkeeping],
  ] as const) {
    await show(Page, '/');
    const links = screen.getAllByRole('link', { name: closing.button });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/contact', '/contact']);
  }
  expect(screen.getByRole('link', { name: `${backTo} ${findSegment('e1')?.area.name}` })).toHaveAttribute(
    'href',
    '/services/finance-compliance-advisory',
  );
});
