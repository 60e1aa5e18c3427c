import { listedAreas } from '@site/firm';
import { z } from 'zod';

const text = z.string().trim().min(1);
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens');
const exampleUrl = z.url({ protocol: /^https$/, hostname: /\.example$/ });

const unique = <Entry>(field: keyof Entry) =>
  [
    (entries: Entry[]) => new Set(entries.map((entry) => entry[field])).size === entries.length,
    { error: `every ${String(field)} must be used once` },
  ] as const;

export const statsSchema = z.array(z.object({ value: text, label: text })).min(1);

const pageMetadataSchema = z.object({
  title: text.max(70),
  description: text.max(170),
  keywords: z.array(text).min(3),
});
export const pagesSchema = z.record(text, pageMetadataSchema);
export type PageMetadataContent = z.infer<typeof pageMetadataSchema>;

export const storySchema = z.object({ lead: text, paragraphs: z.array(text).min(1) });

const shape = z.enum([
  'pentagon',
  'parallelogram',
  'square',
  'circle',
  'diamond',
  'triangle',
  'rectangle',
  'hexagon',
  'star',
]);
const color = z.enum(['teal-light', 'pink', 'sage', 'blue', 'red', 'purple', 'yellow']);

const graphicServiceSchema = z.object({ id: slug, name: text, subtitle: text, color, shape });
export const graphicServicesSchema = z
  .array(graphicServiceSchema)
  .length(6)
  .refine(...unique<GraphicService>('id'));
export type GraphicService = z.infer<typeof graphicServiceSchema>;

/** One sentence for each listed area, by area code. */
export const linesOfBusinessSchema = z.strictObject(
  Object.fromEntries(listedAreas.map((area) => [area.code, text])),
);

const successStorySchema = z.object({
  topic: text,
  title: text,
  client: text,
  months: z.int().positive(),
  color,
  challenge: text,
  outcome: text,
  results: z.array(text).min(2).max(4),
});
export const successStoriesSchema = z.array(successStorySchema).length(4);
export type SuccessStory = z.infer<typeof successStorySchema>;

const insightTeaserSchema = z.object({
  articleId: z.int().positive(),
  title: text,
  excerpt: text,
  author: text,
  date: z.iso.date(),
  readTime: text,
  category: text,
  /** Only these are bundled: a new scene must be imported in `Insights.tsx` too. */
  scene: z.enum(['fintech', 'leadership', 'venture']),
  highlights: z.array(text).min(1).max(3),
});
export const insightTeasersSchema = z
  .array(insightTeaserSchema)
  .length(3)
  .refine(...unique<InsightTeaser>('articleId'));
export type InsightTeaser = z.infer<typeof insightTeaserSchema>;

const teamMemberSchema = z.object({
  id: z.int().positive(),
  name: text,
  title: text,
  practice: z.enum([
    'Executive Coaching & Leadership Development',
    'Business & Strategy Advisory',
    'Venture & Growth Advisory',
    'Brand & Media Advisory',
    'People & Talent Advisory',
    'Leadership & Development',
    'Creative & Design',
  ]),
  /** Seed of the generated portrait: even numbers look like women, odd ones like men. */
  image: z.int().nonnegative(),
  bio: text,
  specialties: z.array(text).min(1).max(5),
});
export const teamSchema = z.array(teamMemberSchema).refine(...unique<TeamMember>('id'));
export type TeamMember = z.infer<typeof teamMemberSchema>;

const valueSchema = z.object({ title: text, description: text, shape, color });
export const valuesSchema = z.array(valueSchema).min(1);
export type Value = z.infer<typeof valueSchema>;

const partnerSchema = z.object({
  name: text,
  tagline: text,
  description: text,
  website: exampleUrl,
  shape,
  color,
});
export const partnersSchema = z.array(partnerSchema).length(4);
export type Partner = z.infer<typeof partnerSchema>;

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

export const legalDocumentSchema = z.object({
  page: pageMetadataSchema,
  title: text,
  lead: text,
  lastUpdated: text,
  sections: z
    .array(z.object({ id: slug, title: text, blocks: z.array(legalBlockSchema).min(1) }))
    .min(3)
    .refine(...unique<LegalDocument['sections'][number]>('id')),
});
export interface LegalDocument {
  page: PageMetadataContent;
  title: string;
  lead: string;
  lastUpdated: string;
  sections: { id: string; title: string; blocks: LegalBlock[] }[];
}
