import { area, shapePaths, type AreaColor, type ShapeName } from '@site/ui';
import { z } from 'zod';
import { text, unique } from './base-schema';
import { team } from './team';

/** An object of texts with these names. */
const texts = <Name extends string>(...names: Name[]) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, text])) as Record<Name, typeof text>);

/** A person of the team, whose entry has the role. */
const teamName = text.refine(
  (name) => team.some((one) => one.name === name),
  'is not a name in team.ts: choose one from there',
);

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens');
const exampleUrl = z.url({ protocol: /^https$/, hostname: /\.example$/ });

const stats = z.array(texts('value', 'label').extend({ note: text.optional() })).min(1);

const metadata = z.strictObject({
  title: text.max(70),
  /** Search engines show no more. */
  description: text.max(160),
  keywords: z.array(text).min(3),
});

const headed = texts('title', 'lead');
const enquiry = texts('title', 'description');
const closing = texts('title', 'text', 'button');

/** A page directly below the home page. */
const page = headed.extend({
  metadata,
  /** Its name in the breadcrumb. */
  breadcrumb: text,
});

const shape = z.enum(Object.keys(shapePaths) as ShapeName[]);
const color = z.enum(Object.keys(area) as AreaColor[]);

/** A card's link, and the words between it and the card's title, for screen readers. */
const cardLink = texts('link', 'about');

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
  ledBy: teamName,
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
    /** From before to after, in words that say the direction. */
    difference: text,
    before: measured,
    after: measured,
    /** The total, if the values are parts of one, such as 5 of 6. */
    whole: z.number().positive().optional(),
  }),
});

export type SuccessStory = z.infer<typeof successStory>;

export const homeSchema = z.strictObject({
  metadata,
  hero: texts('title', 'lead', 'services', 'consultation', 'trust'),
  graphic: texts('label', 'open', 'close', 'pause', 'resume').extend({
    services: z
      .array(graphicService)
      .length(6)
      .refine(...unique<GraphicService>('id')),
  }),
  practices: headed.extend({ more: cardLink, comingSoon: cardLink }),
  promise: texts('title', 'text', 'link'),
  stories: headed.extend({
    ...texts('months', 'before', 'after', 'ledBy', 'more', 'ofPractice', 'previous', 'next').shape,
    items: z.array(successStory).length(4),
  }),
  insights: texts('title', 'lead', 'all'),
  enquiry,
});
export type Home = z.infer<typeof homeSchema>;

const value = texts('title', 'description');
export type Value = z.infer<typeof value>;
const values = headed.extend({ items: z.array(value).min(1) });
const invitation = texts('title', 'text', 'link');

export const aboutSchema = page.extend({
  contact: text,
  story: headed.extend({ paragraphs: z.array(text).min(1) }),
  impact: headed.extend({ stats }),
  team: texts('title', 'lead', 'all', 'portraitOf', 'expand', 'collapse').extend({ invitation }),
  values: values.extend({ invitation }),
  closing,
});
export type About = z.infer<typeof aboutSchema>;

export const contactSchema = page.extend({
  /** Who answers. */
  adviser: texts('label').extend({ name: teamName }),
  enquiry,
  presence: texts('title', 'lead', 'countries', 'offices', 'hours', 'map', 'open', 'closed').extend({
    elsewhere: texts('in', 'to'),
  }),
});
export type Contact = z.infer<typeof contactSchema>;

export const contactDetailsSchema = texts('title', 'email', 'address', 'free').extend({
  next: z.strictObject({ title: text, steps: z.array(text).length(3) }),
  response: texts('label', 'time'),
  social: texts('label', 'link', 'newTab'),
  writeTo: texts('before', 'after'),
});
export type ContactDetails = z.infer<typeof contactDetailsSchema>;

const partner = texts('name', 'tagline', 'description').extend({
  /** How it is drawn: no two partners look alike. */
  mark: z.enum(['sunrise', 'meridians', 'compass', 'strokes']),
  /** That of the practice which works with the partner most. */
  color,
  website: exampleUrl,
});
export type Partner = z.infer<typeof partner>;

export const partnersSchema = page.extend({
  stats,
  /** Of the header's buttons, the second leads to the joint result. */
  buttons: texts('contact', 'result'),
  /** Who answers for the partnerships. */
  contact: texts('label').extend({ name: teamName }),
  firms: headed.extend({
    more: cardLink.extend({ newTab: text }),
    items: z
      .array(partner)
      .length(4)
      .refine(...unique<Partner>('mark'))
      .refine(...unique<Partner>('color')),
  }),
  /** An engagement that the firm and one of the partners carried out together. */
  result: headed.extend({ story: successStory }),
  values,
  closing,
});
export type Partners = z.infer<typeof partnersSchema>;

export const testSchema = headed.extend({
  metadata,
  section: text,
  links: z.array(texts('path', 'label')).min(1),
});
export type TestPage = z.infer<typeof testSchema>;

const legalBlockSchema = z.union([
  text,
  z.strictObject({ list: z.array(z.union([text, texts('term', 'meaning')])).min(1) }),
  z.strictObject({
    table: z
      .object({ caption: text, columns: z.array(text).min(2), rows: z.array(z.array(text)).min(1) })
      .refine(
        ({ columns, rows }) => rows.every((row) => row.length === columns.length),
        'every row needs one cell for each column',
      ),
  }),
  /** The firm's name and contact details under this label. */
  texts('contact'),
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

export const legalFrameSchema = texts('lastUpdated', 'contents', 'others');
