import { act, fireEvent, render, screen } from '@testing-library/react';
import { FederationContext, SiteContext, type ExposedModule } from '@site/platform';
import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';
import AssessmentsPage from './assessments/AssessmentsPage';
import BookkeepingPage from './bookkeeping/BookkeepingPage';
import CompensationPage from './compensation/CompensationPage';
import HrStrategyPage from './hr-strategy/HrStrategyPage';
import TalentManagementPage from './talent-management/TalentManagementPage';
import TalentSourcingPage from './talent-sourcing/TalentSourcingPage';

const ORIGIN = 'https://www.rihla-advisory.example';

/** Stands for the form of another remote: shows what it was asked for. */
const ContactForm = ({ title, defaultService }: { title: string; defaultService: string }) => (
  <form aria-label={title}>{defaultService}</form>
);

const forms = Promise.resolve<ExposedModule>({
  default: ContactForm as unknown as ExposedModule['default'],
});
const federation = { load: () => forms, prefetch: () => undefined };

/** A DOM without layout has nothing in view. */
class NothingInView {
  observe = () => undefined;
  disconnect = () => undefined;
}

let complaints: jest.SpyInstance[];

beforeEach(() => {
  Object.assign(globalThis, { IntersectionObserver: NothingInView });
  complaints = [jest.spyOn(console, 'error'), jest.spyOn(console, 'warn')];
});

afterEach(() => {
  for (const complaint of complaints) expect(complaint).not.toHaveBeenCalled();
  jest.restoreAllMocks();
});

/** Shows a page to a visitor who then touches it: until then the forms of another remote are not loaded. */
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

test.each(pages)('$title has one heading, one address and its enquiry forms', async (page) => {
  await show(page.Page, '/an-alias');
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(page.title);
  expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute('href', ORIGIN + page.address);
  expect(formsOnThePage().map(([, service]) => service)).toEqual(page.services);
});

test.each(pages)('$title describes itself to search engines with absolute addresses', async (page) => {
  await show(page.Page, page.address);
  const [service, breadcrumb] = structuredData();
  expect(service).toMatchObject({ '@type': 'Service', name: page.title, url: ORIGIN + page.address });
  expect(breadcrumb.itemListElement.at(-1)).toMatchObject({ position: 4, item: ORIGIN + page.address });
});

test('the breadcrumb leads from home over the services to the area', async () => {
  await show(AssessmentsPage, '/');
  const steps = [...screen.getByRole('navigation', { name: 'Breadcrumb' }).querySelectorAll('li')];
  expect(steps.map((step) => step.textContent)).toEqual([
    'Home',
    'Services',
    'People & Leadership Development',
    'Psychometric Assessments',
  ]);
});

test('the transformation button opens a letter', async () => {
  await show(HrStrategyPage, '/hr-strategy');
  const button = screen.getByRole('link', { name: 'Start Your HR Transformation' });
  expect(button).toHaveAttribute('href', expect.stringMatching(/^mailto:info@/));
  expect(mailSubject(button)).toBe('Start Your HR Transformation');
});

test('only the retainer is recommended, and each model opens a letter about itself', async () => {
  await show(TalentSourcingPage, '/talent-acquisition');
  expect(screen.getByText('RECOMMENDED').closest('li')).toHaveTextContent(
    /Talent Acquisition Retainer.*USD 1,999 monthly/,
  );
  expect(screen.getAllByRole('link', { name: 'Get Started' }).map(mailSubject)).toEqual([
    'Recruitment Enquiry: Rihla Advisory Contracting',
    'Recruitment Enquiry: Talent Acquisition Retainer',
    'Recruitment Enquiry: Pay Per Hire',
  ]);
});

test('the talent sourcing page closes with an invitation to discuss', async () => {
  await show(TalentSourcingPage, '/talent-acquisition');
  expect(formsOnThePage().at(-1)?.[0]).toBe("Let's Discuss Your Talent Needs");
});

test('assessments and bookkeeping begin on the contact page', async () => {
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
