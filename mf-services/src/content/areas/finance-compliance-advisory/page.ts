import type { AreaPageContent } from '../../schema';
import { bookkeepingTitle } from '../../shared';

export const financeComplianceAdvisory: AreaPageContent = {
  code: 'E',
  lead: 'Good financial management is quiet: books that close, filings that are on time and forecasts that hold. We are building a practice of finance professionals who deliver exactly that.',
  available: {
    segmentId: 'e1',
    name: bookkeepingTitle,
    lead: 'Your books need not wait: our bookkeepers take on new clients today.',
  },
  approach: [
    {
      title: 'Take stock',
      description:
        'A review of books, filings and controls shows what is in order and what needs attention first.',
    },
    {
      title: 'Put in order',
      description:
        'Chart of accounts, reconciliations and compliance calendar set up so that they stay in order.',
    },
    {
      title: 'Run',
      description: 'Monthly closes, VAT returns and management packs delivered to a fixed timetable.',
    },
    {
      title: 'Look ahead',
      description: 'Budgets, forecasts and scenarios that let you decide before the quarter is over.',
    },
  ],
  outcomes: {
    title: 'What you can count on',
    items: [
      'Books that close on the same day of every month',
      'VAT returns without last-minute surprises',
      'Statements that auditors and banks accept at first reading',
      'A forecast that is right often enough to act on',
    ],
  },
  questions: [
    {
      question: 'Which finance services are available today?',
      answer:
        'Our professional bookkeeping service is open now. Statutory reporting and financial modelling follow; leave your details to get early access.',
      linksToAvailable: true,
    },
    {
      question: 'Do you cover VAT and corporate tax?',
      answer:
        'VAT compliance is part of our bookkeeping service. Corporate-tax readiness will be part of the financial strategy service.',
      linksToAvailable: true,
    },
  ],
  metaDescription:
    'Finance and compliance advisory for MENA companies: bookkeeping and VAT compliance, financial reporting and analysis, financial strategy and modelling.',
  keywords: [
    'bookkeeping Dubai',
    'VAT compliance UAE',
    'financial reporting IFRS',
    'financial modelling MENA',
  ],
};
