import { responseTime } from '@site/firm';
import type { Bookkeeping } from './dedicated-schema';
import { bookkeepingTitle } from './shared';

export const bookkeeping: Bookkeeping = {
  segmentId: 'e1',
  title: bookkeepingTitle,
  metadata: {
    description:
      'Daily recording, reconciliation, VAT, payroll and monthly reporting for companies in the UAE and the wider MENA region, done by qualified bookkeepers.',
    keywords: [
      'bookkeeping Dubai',
      'VAT compliance UAE',
      'payroll processing',
      'accounts reconciliation',
      'financial reporting',
    ],
  },
  hero: {
    eyebrow: 'Bookkeeping & Compliance',
    lead: 'Books that are right every day, so that month end, the tax return and the next investor meeting are ordinary working days.',
  },
  services: {
    eyebrow: 'What we do',
    title: 'Six services, one set of books',
    lead: 'Take all of them or start with one. Whatever we keep, we keep to audit standard.',
    items: [
      {
        title: 'Daily Transaction Recording',
        description:
          'Sales, purchases, bank and card movements entered and coded within one working day, each with its document.',
      },
      {
        title: 'Financial Reporting',
        description:
          'Profit and loss, balance sheet and cash flow every month, with a page of plain words about what moved.',
      },
      {
        title: 'VAT Compliance',
        description:
          'Registration, tax codes, returns and records that stand up to a review, in each country where you trade.',
      },
      {
        title: 'Accounts Reconciliation',
        description:
          'Bank, customer, supplier and inter-company balances matched, differences chased until they are explained.',
      },
      {
        title: 'Payroll Processing',
        description:
          'Salaries, allowances, end-of-service provisions and wage protection files prepared, checked and on time.',
      },
      {
        title: 'Financial Analysis',
        description:
          'Margins by product, cash runway and overdue debt set out so that a decision can be taken from them.',
      },
    ],
  },
  process: {
    eyebrow: 'How it works',
    title: 'Running within a month',
    items: [
      {
        title: 'Assessment',
        description:
          'We read your books as they are, list what is missing or late, and agree scope, calendar and a fixed fee.',
      },
      {
        title: 'Setup',
        description:
          'Chart of accounts, tax codes, bank feeds and approval rules are put in place, and the backlog is cleared.',
      },
      {
        title: 'Execution',
        description:
          'A named bookkeeper records, reconciles and prepares payments to the calendar, and a reviewer signs off every period.',
      },
      {
        title: 'Reporting',
        description:
          'You receive the monthly pack and walk through it with us: what happened, what it means, what to do next.',
      },
    ],
  },
  month: {
    eyebrow: 'The calendar',
    title: 'A month with us',
    lead: 'No chasing and no surprises. The same things happen on the same working days.',
    items: [
      {
        when: 'Every day',
        what: 'Transactions recorded, documents filed and questions sent to you in one short list.',
      },
      {
        when: 'Every week',
        what: 'Bank and card accounts reconciled, overdue customers listed, payments prepared for approval.',
      },
      {
        when: 'Month end',
        what: 'Payroll and wage protection files submitted, accruals posted, balances reviewed by a second person.',
      },
      {
        when: 'Month end + 5',
        what: 'Management accounts with commentary in your inbox, and a call to go through them.',
      },
      {
        when: 'Each tax period',
        what: 'VAT return prepared, reviewed with you and filed before its due date.',
      },
    ],
  },
  questions: [
    {
      question: 'Which accounting software do you work with?',
      answer:
        'The one you have, if it suits your size. If you have none, we recommend one, set it up in your name and train whoever needs to use it.',
    },
    {
      question: 'Our records are several months behind. Can you still help?',
      answer:
        'Yes. Clearing a backlog is part of the setup step. We price it separately after the assessment, so that you know the cost before we begin.',
    },
    {
      question: 'Who has access to our bank accounts?',
      answer:
        'You do. We work with read-only feeds and prepare payments for you to release. We never hold signing rights.',
    },
    {
      question: 'Do you work with our auditor?',
      answer:
        'We prepare the year-end file, answer the auditor’s questions and book the adjustments, so that the audit takes days and not weeks.',
    },
  ],
  closing: {
    title: 'Put your books in order',
    text: `Tell us what you use today and when your next return is due. We answer within ${responseTime}.`,
    button: 'Get Started with Bookkeeping',
  },
};
