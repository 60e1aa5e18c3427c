import type { GraphicService } from './schema';

/** The six services of the animated graphic on the home page; not derived from the catalogue. */
export const graphicServices: GraphicService[] = [
  {
    id: 'business-digital-advisory',
    name: 'Business & Digital Advisory',
    subtitle: 'Business Turnaround + Strategy',
    color: 'teal-light',
    shape: 'pentagon',
  },
  {
    id: 'people-talent-advisory',
    name: 'People & Talent Advisory',
    subtitle: 'Executive Search + Expert Sourcing + Employee Engagement',
    color: 'pink',
    shape: 'parallelogram',
  },
  {
    id: 'leadership-development',
    name: 'Leadership & Development',
    subtitle: 'Executive Coaching + Training',
    color: 'sage',
    shape: 'square',
  },
  {
    id: 'brand-media-advisory',
    name: 'Brand & Media Advisory',
    subtitle: 'Digital Marketing + Marketing Strategy',
    color: 'yellow',
    shape: 'triangle',
  },
  {
    id: 'finance-compliance-advisory',
    name: 'Finance & Compliance Advisory',
    subtitle: 'VAT Accounting + Bookkeeping + Auditing',
    color: 'red',
    shape: 'circle',
  },
  {
    id: 'venture-growth-advisory',
    name: 'Venture & Growth Advisory',
    subtitle: 'VC + Investments',
    color: 'purple',
    shape: 'diamond',
  },
];
