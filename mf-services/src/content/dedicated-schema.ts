import { z } from 'zod';

const text = z.string().trim().min(2);
const sentence = z.string().trim().min(20);

const point = z.strictObject({ title: text, description: sentence });
const stat = z.strictObject({ value: z.string().trim().min(1), label: text, note: text.optional() });
/** Its note says what was counted, and what it was before. */
const changedStat = stat.extend({ note: text });
const step = point.extend({ meta: text.optional() });
const heading = z.strictObject({ eyebrow: text.optional(), title: text, lead: sentence.optional() });
const question = z.strictObject({ question: text.endsWith('?'), answer: sentence });
const mail = z.strictObject({ label: text, subject: text });
const enquiry = z.strictObject({ title: text, description: sentence, service: text });
const closingEnquiry = enquiry.extend({
  next: z.strictObject({ title: text, steps: z.array(sentence).length(3) }),
});
const closingCall = z.strictObject({ title: text, text: sentence, button: text });
const insight = z.strictObject({
  title: text,
  excerpt: sentence,
  author: text,
  date: z.iso.date(),
  readTime: text,
  category: text,
  highlights: z.array(sentence).min(3),
});
const engagementModel = z.strictObject({
  type: text,
  title: text,
  description: sentence,
  features: z.array(text).min(3),
  pricingLabel: text,
  pricing: text,
  bestFor: text,
  recommended: z.boolean(),
});

const group = <Item extends z.ZodType>(item: Item, length: number) =>
  heading.extend({ items: z.array(item).length(length) });

/** The fields that every dedicated page has. */
const page = z.strictObject({
  /** The segment in the catalogue that this page is about. */
  segmentId: text,
  title: text,
  metadata: z.strictObject({
    description: z.string().min(70).max(160),
    keywords: z.array(text).min(4),
  }),
  hero: z.strictObject({ eyebrow: text.optional(), lead: sentence }),
});

/** The figures below a page's header. */
const headerStats = {
  stats: z.array(stat).length(4),
  /** Of what or whom the figures are. */
  statsBasis: sentence,
};

export const hrStrategySchema = page.extend({
  mail,
  ...headerStats,
  framework: group(point.extend({ questions: z.array(sentence).min(2) }), 3),
  futureOfWork: group(point, 4),
  market: heading.extend({ items: z.array(point).min(3) }),
  approach: group(step.extend({ meta: text }), 4),
  reasons: heading.extend({ items: z.array(point).min(3) }),
  outcomes: group(stat, 4),
  enquiry: closingEnquiry,
});

export const compensationSchema = page.extend({
  mail,
  market: group(stat, 4),
  platform: heading.extend({ partner: text, closing: sentence, items: z.array(point).min(4) }),
  process: group(step, 4),
  advantages: heading.extend({ items: z.array(point).min(3) }),
  outcomes: group(stat, 4),
  enquiry: closingEnquiry,
});

export const talentSourcingSchema = page.extend({
  promises: z.array(sentence).length(3),
  heroEnquiry: enquiry,
  process: group(point, 5),
  hired: z.strictObject({ title: text, note: sentence }),
  models: group(engagementModel, 3).extend({
    recommended: text,
    bestFor: text,
    mail,
  }),
  reasons: group(point, 5),
  metrics: heading.extend({
    timeToFill: z.strictObject({
      label: text,
      days: text,
      ours: z.strictObject({ label: text, days: z.int().positive() }),
      industry: z.strictObject({ label: text, days: z.int().positive() }),
    }),
    items: z.array(stat).length(3),
  }),
  niche: group(point.extend({ examples: z.array(text).min(3) }), 3),
  trends: heading.extend({
    carousel: z.strictObject({ list: text, previous: text, next: text, of: text }),
    report: mail,
    items: z.array(insight).length(2),
  }),
  questions: z.array(question).min(3),
  enquiry: closingEnquiry,
});

export const talentManagementSchema = page.extend({
  heroEnquiry: enquiry,
  ...headerStats,
  stats: z.array(changedStat).length(4),
  framework: group(point.extend({ features: z.array(text).min(3) }), 4),
  trends: heading.extend({ items: z.array(point).min(4) }),
  outcomes: group(changedStat, 5),
  enquiry: closingEnquiry,
});

export const assessmentsSchema = page.extend({
  lifecycle: group(point, 5),
  partners: group(point.extend({ focus: text }), 5),
  principles: heading.extend({ items: z.array(point).min(3) }),
  questions: z.array(question).min(3),
  closing: closingCall,
});

export const bookkeepingSchema = page.extend({
  services: group(point, 6),
  process: group(step, 4),
  month: heading.extend({ items: z.array(z.strictObject({ when: text, what: sentence })).min(3) }),
  questions: z.array(question).min(3),
  closing: closingCall,
});

export type Point = z.infer<typeof point>;
export type SectionCopy = z.infer<typeof heading>;
export type Question = z.infer<typeof question>;
export type Mail = z.infer<typeof mail>;
export type Enquiry = z.infer<typeof enquiry>;
export type ClosingEnquiry = z.infer<typeof closingEnquiry>;
export type ClosingCall = z.infer<typeof closingCall>;
export type Insight = z.infer<typeof insight>;
export type DedicatedPage = z.infer<typeof page>;
export type HrStrategy = z.infer<typeof hrStrategySchema>;
export type Compensation = z.infer<typeof compensationSchema>;
export type TalentSourcing = z.infer<typeof talentSourcingSchema>;
export type TalentManagement = z.infer<typeof talentManagementSchema>;
export type Assessments = z.infer<typeof assessmentsSchema>;
export type Bookkeeping = z.infer<typeof bookkeepingSchema>;
