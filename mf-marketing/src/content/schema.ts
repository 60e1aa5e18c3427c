import { area, shapePaths, type AreaColor, type ShapeName } from '@site/ui';
import type { Look } from '@site/ui/portraits';
import { z } from 'zod';
import { MAX_PREVIEW_CHARACTERS, previewOf } from './preview';

const text = z.string().trim().min(1);
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens');
const exampleUrl = z.url({ protocol: /^https$/, hostname: /\.example$/ });

const unique = <Entry>(field: keyof Entry) =>
  [
    (entries: Entry[]) => new Set(entries.map((entry) => entry[field])).size === entries.length,
    { error: `uses one ${String(field)} twice: give each entry its own` },
  ] as const;

const stats = z.array(z.strictObject({ value: text, label: text, note: text.optional() })).min(1);

const metadata = z.strictObject({
  title: text.max(70),
  /** Search engines show no more. */
  description: text.max(160),
  keywords: z.array(text).min(3),
});

const headed = z.strictObject({ title: text, lead: text });
const enquiry = z.strictObject({ title: text, description: text });
const closing = z.strictObject({ title: text, text, button: text });

/** A page directly below the home page. */
const page = headed.extend({
  metadata,
  /** Its name in the breadcrumb. */
  breadcrumb: text,
});

const shape = z.enum(Object.keys(shapePaths) as ShapeName[]);
const color = z.enum(Object.keys(area) as AreaColor[]);

/** A card's link, and the words between it and the card's title, for screen readers. */
const cardLink = z.strictObject({ link: text, about: text });

const graphicService = z.strictObject({ id: slug, name: text, subtitle: text, color, shape });
export type GraphicService = z.infer<typeof graphicService>;

const measured = z.strictObject({
  /** The number that is drawn, and how it is written. */
  value: z.number().nonnegative(),
  shown: text,
});

const successStory = z.strictObject({
  /** Code of the service area that did the work. */
  practice: z.string().regex(/^[A-Z]$/, 'must be the code of a service area, such as A'),
  /** Who led it: a person of the team, whose entry has the role. */
  ledBy: text,
  topic: text,
  title: text,
  client: text,
  months: z.int().positive(),
  color,
  challenge: text,
  outcome: text,
  /** Besides the figure that is drawn. */
  results: z.array(text).min(1).max(3),
  /** A figure before and after the engagement. */
  change: z.strictObject({
    label: text,
    before: measured,
    after: measured,
    /** The total, if the values are parts of one, such as 5 of 6. */
    whole: z.number().positive().optional(),
  }),
});

export type SuccessStory = z.infer<typeof successStory>;

export const homeSchema = z.strictObject({
  metadata,
  hero: headed.extend({ services: text, consultation: text, trust: text }),
  graphic: z.strictObject({
    label: text,
    open: text,
    close: text,
    pause: text,
    resume: text,
    services: z
      .array(graphicService)
      .length(6)
      .refine(...unique<GraphicService>('id')),
  }),
  practices: headed.extend({
    more: cardLink,
    comingSoon: cardLink,
  }),
  promise: z.strictObject({ title: text, text, link: text }),
  stories: headed.extend({
    months: text,
    before: text,
    after: text,
    ledBy: text,
    more: text,
    ofPractice: text,
    previous: text,
    next: text,
    items: z.array(successStory).length(4),
  }),
  insights: headed.extend({ all: text }),
  enquiry,
});
export type Home = z.infer<typeof homeSchema>;

const practices = [
  'Executive Coaching & Leadership Development',
  'Business & Strategy Advisory',
  'Venture & Growth Advisory',
  'Brand & Media Advisory',
  'People & Talent Advisory',
  'Leadership & Development',
  'Creative & Design',
] as const;

const biography = text.refine(
  (words) => previewOf(words) !== '',
  `needs a sentence that ends within its first ${MAX_PREVIEW_CHARACTERS} characters: it is cut off after that`,
);

const teamMemberSchema = z.strictObject({
  id: z.int().positive(),
  name: text,
  /** How the person is drawn: see `Look`. */
  portrait: z.custom<Look>(Array.isArray, 'is missing: copy the row of another person and change it'),
  title: text,
  practice: z.enum(practices, `must be ${practices.join(' or ')}: choose one, or add another to schema.ts`),
  bio: biography,
  specialties: z.array(text).min(1).max(5),
});
export const teamSchema = z.array(teamMemberSchema).refine(...unique<TeamMember>('id'));
export type TeamMember = z.infer<typeof teamMemberSchema>;

const value = z.strictObject({ title: text, description: text });
export type Value = z.infer<typeof value>;
const values = headed.extend({ items: z.array(value).min(1) });
const invitation = z.strictObject({ title: text, text, link: text });

export const aboutSchema = page.extend({
  contact: text,
  story: headed.extend({ paragraphs: z.array(text).min(1) }),
  impact: headed.extend({ stats }),
  team: headed.extend({ portraitOf: text, expand: text, collapse: text, invitation }),
  values: values.extend({ invitation }),
  closing,
});
export type About = z.infer<typeof aboutSchema>;

export const contactSchema = page.extend({
  enquiry,
  presence: headed.extend({
    countries: text,
    offices: text,
    hours: text,
    map: text,
    open: text,
    closed: text,
  }),
});
export type Contact = z.infer<typeof contactSchema>;

export const contactDetailsSchema = z.strictObject({
  title: text,
  email: text,
  address: text,
  next: z.strictObject({ title: text, steps: z.array(text).length(3) }),
  response: z.strictObject({ label: text, time: text }),
  free: text,
  social: z.strictObject({ label: text, link: text, newTab: text }),
  writeTo: z.strictObject({ before: text, after: text }),
});
export type ContactDetails = z.infer<typeof contactDetailsSchema>;

const partner = z.strictObject({
  name: text,
  tagline: text,
  description: text,
  website: exampleUrl,
});
export type Partner = z.infer<typeof partner>;

export const partnersSchema = page.extend({
  stats,
  firms: headed.extend({ more: cardLink.extend({ newTab: text }), items: z.array(partner).length(4) }),
  values,
  closing,
});
export type Partners = z.infer<typeof partnersSchema>;

export const testSchema = headed.extend({
  metadata,
  section: text,
  links: z.array(z.strictObject({ path: text, label: text })).min(1),
});
export type TestPage = z.infer<typeof testSchema>;

const legalBlockSchema = z.union([
  text,
  z.strictObject({ list: z.array(z.union([text, z.strictObject({ term: text, meaning: text })])).min(1) }),
  z.strictObject({
    table: z
      .object({ caption: text, columns: z.array(text).min(2), rows: z.array(z.array(text)).min(1) })
      .refine(
        ({ columns, rows }) => rows.every((row) => row.length === columns.length),
        'every row needs one cell for each column',
      ),
  }),
  /** The firm's name and contact details under this label. */
  z.strictObject({ contact: text }),
]);
export type LegalBlock = z.infer<typeof legalBlockSchema>;

export const legalDocumentSchema = page.omit({ breadcrumb: true }).extend({
  path: text,
  lastUpdated: text,
  sections: z
    .array(z.strictObject({ id: slug, title: text, blocks: z.array(legalBlockSchema).min(1) }))
    .min(3)
    .refine(...unique<{ id: string }>('id')),
});
export type LegalDocument = z.infer<typeof legalDocumentSchema>;

export const legalFrameSchema = z.strictObject({ lastUpdated: text, contents: text, others: text });
