import { listedAreas } from '../catalogue';
import { assessments } from './assessments';
import { bookkeeping } from './bookkeeping';
import { catalogue } from './catalogue';
import { coaches } from './coaches';
import { compensation } from './compensation';
import { executiveCoaching } from './executive-coaching';
import { hrStrategy } from './hr-strategy';
import * as shared from './shared';
import { talentManagement } from './talent-management';
import { talentSourcing } from './talent-sourcing';

/** All texts and numbers of a page, in their order. */
const wordsOf = (content: unknown): string[] =>
  content !== null && typeof content === 'object'
    ? Object.values(content).flatMap(wordsOf)
    : [String(content)];

/** The words that the site's specification fixes, in their order. All others are the editors' choice. */
const specified: Record<string, [content: object, ...lists: string[][]]> = {
  'HR strategy': [
    hrStrategy,
    ['Start Your HR Transformation'],
    ['89%', '65%', '3.2x', '18 months'],
    ['Diagnostic & Assessment', 'Strategy Design', 'Implementation', 'Sustainability'],
    ['4-6 weeks', '6-8 weeks', '12-18 months', 'ongoing'],
    ['HR Strategy & Organizational Effectiveness'],
  ],
  compensation: [
    compensation,
    ['12%', '67%', '4.8x', '89%'],
    ['Market Analysis', 'Strategy Design', 'Structure Implementation', 'Ongoing Optimization'],
    ['Compensation & Benefits'],
  ],
  'talent sourcing': [
    talentSourcing,
    [
      'Role Intake & Alignment',
      'Candidate Outreach & Screening',
      'Background Check & Referral Review',
      'Shortlist Submission',
      'Interview & Offer Support',
    ],
    ['HIRED!', 'The average time from request to signed offer is 1 month.'],
    ['RECOMMENDED', 'Talent Acquisition Retainer', 'Pay Per Hire'],
    ['Talent Sourcing & Recruitment'],
    ['Request Full Report'],
    ['Request Employment Trends Report'],
    ["Let's Discuss Your Talent Needs"],
  ],
  'talent management': [
    talentManagement,
    ['Performance Management', 'Succession Planning', 'Talent Development', 'Workforce Analytics'],
    ['Talent Management & Workforce'],
  ],
  assessments: [
    assessments,
    ['Talent Acquisition', 'Onboarding', 'Development', 'Performance', 'Succession'],
    ['Get Started with Assessments'],
  ],
  bookkeeping: [
    bookkeeping,
    [
      'Daily Transaction Recording',
      'Financial Reporting',
      'VAT Compliance',
      'Accounts Reconciliation',
      'Payroll Processing',
      'Financial Analysis',
    ],
    ['Assessment', 'Setup', 'Execution', 'Reporting'],
    ['Get Started with Bookkeeping'],
  ],
  'executive coaching': [
    executiveCoaching,
    ['1,250+', '85+', '200+', '50+'],
    ['Aspire', 'Discover', 'Develop', 'Evolve'],
    ['Individual Coaching', 'Team Coaching', 'Integrated Coaching'],
    ['Join Our Coach Network'],
  ],
  'area and segment pages': [
    shared,
    ['Book a Session'],
    ['Learn More'],
    ['Coming Soon'],
    ['Discovery', 'Strategy', 'Implementation'],
    ['Get Started'],
    ['500+', '98%'],
    ['Projects Completed', 'Client Satisfaction', 'Expert Consultants', 'Years Experience'],
  ],
};

test.each(Object.entries(specified))('the words of %s are those specified', (_page, [content, ...lists]) => {
  const words = wordsOf(content);
  for (const list of lists) {
    const known = words.filter((word) => list.includes(word));
    expect([...new Set(known)]).toEqual(list);
  }
});

test('a segment without figures of its own has four', () => {
  expect(shared.segmentStats.map(({ value }) => value)).toEqual(['500+', '98%', '50+', '15+']);
});

test('recruiting takes 28 days, against 45 in the industry', () => {
  expect(wordsOf(talentSourcing).join(' ')).toMatch(/28 days.*\b45\b/);
});

test('a recruitment retainer starts at USD 1,999 monthly, and a hire at 10% of the salary', () => {
  expect(wordsOf(talentSourcing.models).join(' ')).toMatch(/USD 1,999 monthly.*10% of annual salary/);
});

test('all areas are listed but technology and automation, and only E and G are coming soon', () => {
  const codesOf = (areas: typeof catalogue) => areas.map(({ code }) => code).join('');
  expect(codesOf(catalogue.filter((area) => !listedAreas.includes(area)))).toBe('D');
  expect(codesOf(catalogue.filter(({ comingSoon }) => comingSoon))).toBe('EG');
});

test('there are ten coaches', () => {
  expect(coaches).toHaveLength(10);
});
