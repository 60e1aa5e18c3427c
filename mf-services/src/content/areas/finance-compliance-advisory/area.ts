import type { Area } from '../../schema';

export const financeComplianceAdvisory: Area = {
  code: 'E',
  id: 'finance-compliance-advisory',
  name: 'Finance & Compliance Advisory',
  icon: { name: 'circle', color: 'red' },
  comingSoon: true,
  menuLine: 'Books, reports and financial models',
  summary: 'Books, reports and models that owners, banks and tax authorities can rely on.',
  description:
    'Books in order, reports that can be trusted and models that stand up to questions from banks, boards and authorities.',
  adviser: 'Basil Wahdan',
  segments: [
    {
      id: 'e1',
      slug: 'bookkeeping-financial-management',
      name: 'Bookkeeping & Compliance',
      description:
        'Accurate daily books, VAT filings and payroll, kept by professionals so that you can look after the business.',
      features: [
        'Daily transaction recording and reconciliation',
        'VAT registration, returns and record keeping',
        'End-of-service and payroll calculations',
        'Monthly financial statements',
      ],
    },
    {
      id: 'e2',
      slug: 'financial-reporting-analysis',
      name: 'Financial Reporting & Analysis',
      description:
        'Management and statutory reporting that closes on time and explains what the figures mean.',
      features: [
        'IFRS-compliant financial statements',
        'Monthly management packs with commentary',
        'Budget-to-actual and profitability analysis',
        'Audit preparation and liaison',
      ],
    },
    {
      id: 'e3',
      slug: 'financial-planning-budgeting',
      name: 'Financial Strategy & Modelling',
      description:
        'Budgets, forecasts and financial models that show the consequences before the decision is taken.',
      features: [
        'Annual budgets and rolling forecasts',
        'Three-statement and scenario models',
        'Cash-flow and working capital planning',
        'Valuation and funding models',
        'Corporate-tax readiness planning',
      ],
    },
  ],
};
