import { act, fireEvent, render, screen } from '@testing-library/react';
import { firm } from '@site/firm';
import { FederationContext, SiteContext, type ExposedModule } from '@site/platform';
import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';
import AssessmentsPage from './assessments/AssessmentsPage';
import BookkeepingPage from './bookkeeping/BookkeepingPage';
import CompensationPage from './compensation/CompensationPage';
import HrStrategyPage from './hr-strategy/HrStrategyPage';
import TalentManagementPage from './talent-management/TalentManagementPage';
import TalentSourcingPage from './talent-sourcing/TalentSourcingPage';

const ORIGIN = 'https://www.firm.example';

/** Replaces the form of mf-forms: shows the props that it is given. */
const ContactForm = ({ title, defaultService }: { title: string; defaultService: string }) => (
  <form aria-label={title}>{defaultService}</form>
);

const forms = Promise.resolve<ExposedModule>({
  default: ContactForm as unknown as ExposedModule['default'],
});
const federation = { load: () => forms, prefetch: () => undefined };

/** jsdom has no layout: nothing ever intersects. */
class NoIntersections {
  observe = () => undefined;
  disconnect = () => undefined;
}

let consoleSpies: jest.SpyInstance[];

beforeEach(() => {
  Object.assign(globalThis, { IntersectionObserver: NoIntersections });
  consoleSpies = [jest.spyOn(console, 'error'), jest.spyOn(console, 'warn')];
});

afterEach(() => {
  for (const spy of consoleSpies) expect(spy).not.toHaveBeenCalled();
  jest.restoreAllMocks();
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

const formsOnThePage = () =>
  screen.queryAllByRole('form').map((form) => [form.getAttribute('aria-label'), form.textContent]);

const structuredData = () =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].map((script) =>
    JSON.parse(script.textContent ?? ''),
  );

const mailSubject = (link: HTMLElement) =>
  new URL(link.getAttribute('href') ?? '').searchParams.get('subject');

const pages = [
  {
    Page: HrStrategyPage,
    title: 'HR Strategy & Organizational Effectiveness',
    address: '/services/organisation-talent-advisory/hr-strategy-organisational-design',
    services: ['HR Strategy & Organizational Effectiveness'],
  },
  {
    Page: TalentSourcingPage,
    title: 'Talent Sourcing & Recruitment',
    address: '/services/organisation-talent-advisory/talent-sourcing-recruitment',
    services: ['Talent Sourcing & Recruitment', 'Talent Sourcing & Recruitment'],
  },
  {
    Page: CompensationPage,
    title: 'Compensation, Benefits & Rewards',
    address: '/services/organisation-talent-advisory/compensation-benefits-rewards',
    services: ['Compensation & Benefits'],
  },
  {
    Page: TalentManagementPage,
    title: 'Talent Management & Workforce Optimization',
    address: '/services/organisation-talent-advisory/talent-management-workforce',
    services: ['Talent Management & Workforce', 'Talent Management & Workforce'],
  },
  {
    Page: AssessmentsPage,
    title: 'Psychometric Assessments',
    address: '/services/people-leadership-development/organisational-health-assessments',
    services: [],
  },
  {
    Page: BookkeepingPage,
    title: 'Professional Bookkeeping',
    address: '/services/finance-compliance-advisory/bookkeeping-financial-management',
    services: [],
  },
];

test.each(pages)('$title has one h1, its canonical URL and its enquiry forms', async (page) => {
  await show(page.Page, '/an-alias');
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(page.title);
  expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute('href', ORIGIN + page.address);
  expect(formsOnThePage().map(([, service]) => service)).toEqual(page.services);
});

test.each(pages)('the structured data of $title has absolute URLs', async (page) => {
  await show(page.Page, page.address);
  const [service, breadcrumb] = structuredData();
  expect(service).toMatchObject({ '@type': 'Service', name: page.title, url: ORIGIN + page.address });
  expect(breadcrumb.itemListElement.at(-1)).toMatchObject({ position: 4, item: ORIGIN + page.address });
});

test('the breadcrumb has home, services, area and page', async () => {
  await show(AssessmentsPage, '/');
  const steps = [...screen.getByRole('navigation', { name: 'Breadcrumb' }).querySelectorAll('li')];
  expect(steps.map((step) => step.textContent)).toEqual([
    'Home',
    'Services',
    'People & Leadership Development',
    'Psychometric Assessments',
  ]);
});

test('the transformation button is a mailto link', async () => {
  await show(HrStrategyPage, '/hr-strategy');
  const button = screen.getByRole('link', { name: 'Start Your HR Transformation' });
  expect(button).toHaveAttribute('href', expect.stringMatching(/^mailto:info@/));
  expect(mailSubject(button)).toBe('Start Your HR Transformation');
});

test('only the retainer is recommended, and each model has a mailto link with its name', async () => {
  await show(TalentSourcingPage, '/talent-acquisition');
  expect(screen.getByText('RECOMMENDED').closest('li')).toHaveTextContent(
    /Talent Acquisition Retainer.*USD 1,999 monthly/,
  );
  expect(screen.getAllByRole('link', { name: /^Get Started – / }).map(mailSubject)).toEqual([
    `Recruitment Enquiry: ${firm.name} Contracting`,
    'Recruitment Enquiry: Talent Acquisition Retainer',
    'Recruitment Enquiry: Pay Per Hire',
  ]);
});

test('the talent sourcing page ends with an enquiry form', async () => {
  await show(TalentSourcingPage, '/talent-acquisition');
  expect(formsOnThePage().at(-1)?.[0]).toBe("Let's Discuss Your Talent Needs");
});

test('assessments and bookkeeping link to the contact page', async () => {
  await show(AssessmentsPage, '/');
  expect(screen.getByRole('link', { name: 'Get Started with Assessments' })).toHaveAttribute(
    'href',
    '/contact',
  );
  await show(BookkeepingPage, '/');
  expect(screen.getByRole('link', { name: 'Get Started with Bookkeeping' })).toHaveAttribute(
    'href',
    '/contact',
  );
  expect(screen.getByRole('link', { name: 'Back to Finance & Compliance Advisory' })).toHaveAttribute(
    'href',
    '/services/finance-compliance-advisory',
  );
});
