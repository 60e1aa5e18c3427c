import { area as colors, shapePaths, type AreaColor, type ShapeName } from '@site/ui';
import type { Look } from '@site/ui/portraits';
import { z } from 'zod';

const text = z.string().trim().min(1);

/** An object of texts with these names. */
const texts = <Name extends string>(...names: Name[]) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, text])) as Record<Name, typeof text>);

const stats = z.array(texts('value', 'label').extend({ note: text.optional() })).min(3);
const points = z.array(texts('title', 'description')).min(2);
/** A description that search engines show too, which cut it off after this. */
const sentence = text.max(160);

/** Words of any form: texts, also in lists and groups. */
const words: z.ZodType = z.lazy(() => z.union([text, z.array(words), z.record(z.string(), words)]));

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens');

const areaCode = z.string().regex(/^[A-Z]$/, 'must be one capital letter');
const segmentId = z
  .string()
  .regex(/^[a-z]\d+$/, 'must be the code of its area in lower case and a number: a1');

const segment = z.strictObject({
  id: segmentId,
  slug,
  name: text,
  description: sentence,
  /** Who answers enquiries about it: a name that a release contributes to `people`. Default: the area's adviser. */
  adviser: text.optional(),
  features: z.array(text).min(4).max(5),
});
export type Segment = z.infer<typeof segment>;

export const areaSchema = z.strictObject({
  code: areaCode,
  /** Also its part of the URL: see `areaPath`. */
  id: slug,
  name: text.max(60),
  /** Its shape in its colour: properties of `Shape`. */
  icon: z.strictObject({
    name: z.enum(Object.keys(shapePaths) as ShapeName[]),
    color: z.enum(Object.keys(colors) as AreaColor[]),
  }),
  comingSoon: z.boolean(),
  /** Its line in the site's menus. */
  menuLine: text.max(60).optional(),
  /** The sentence of its card on the home page. An area without one has its pages, and nothing else lists it. */
  summary: text.max(160).optional(),
  /** The sentence of its card on the overview of services, and of its own page. */
  description: sentence,
  /** Who answers enquiries about it: a name that a release contributes to `people`. */
  adviser: text,
  segments: z.array(segment).min(1),
});
export type Area = z.infer<typeof areaSchema>;

/** Nobody can tell two areas or segments apart that share a code, an id or a slug. */
export const catalogueSchema = z.array(z.custom<Area>()).superRefine((areas, context) => {
  const labels = areas.flatMap(({ code, id, segments }) => [
    code,
    id,
    ...segments.flatMap((one) => [one.id, one.slug]),
  ]);
  for (const label of new Set(labels.filter((each, index) => labels.indexOf(each) !== index)))
    context.addIssue(`has ${label} twice: give each area and each segment a code, id and slug of its own`);
  for (const { code, segments } of areas)
    for (const { id } of segments)
      if (!id.startsWith(code.toLowerCase()))
        context.addIssue(
          `has the segment ${id} in the area ${code}: begin its id with ${code.toLowerCase()}`,
        );
});

export const sharedSchema = z.record(z.string(), words);

export const servicesSchema = texts('title', 'lead', 'practices').extend({
  pitch: texts('title', 'lead').extend({ points }),
  steps: z.strictObject({ title: text, items: points.length(3) }),
  invitation: texts('title', 'text', 'button'),
  description: sentence,
  keywords: z.array(text).min(3),
});

export const areaPageSchema = z.strictObject({
  code: areaCode,
  lead: text,
  /** In an area that is coming soon, the service that can be bought today. */
  available: z.strictObject({ segmentId, name: text, lead: sentence }).optional(),
  stats: stats.optional(),
  approach: points,
  outcomes: z.strictObject({ title: text, items: z.array(text).min(4) }),
  questions: z
    .array(
      z.strictObject({
        question: text,
        answer: text,
        /** Whether a link to the available service follows the answer. */
        linksToAvailable: z.boolean().optional(),
      }),
    )
    .min(2),
  /** For search engines only. Pages show the area's description, which is in `area.ts`. */
  metaDescription: sentence,
  keywords: z.array(text).min(3),
});

export const segmentPageSchema = z.strictObject({
  id: segmentId,
  /** Default: the segment's description. */
  subtitle: text.optional(),
  /** Default: `segmentStats`. */
  stats: stats.optional(),
  challenge: text,
  work: points,
  /** The Discovery, Strategy and Implementation steps. */
  process: z.tuple([text, text, text]),
  outcomes: z.array(text).min(3),
  keywords: z.array(text).min(3),
});

export const executiveCoachingSchema = texts('title', 'subtitle', 'approaches').extend({
  stats,
  introduction: texts('title', 'lead'),
  methodology: texts('title', 'lead').extend({
    phases: z.array(texts('title', 'meta', 'description')).length(4),
  }),
  network: texts('title', 'lead', 'portraitOf', 'hoursIn', 'specialtiesOf', 'more').extend({
    ...texts('question', 'join', 'fallback').shape,
    ask: texts('link', 'message'),
    turn: texts('previous', 'next'),
    find: texts('button', 'hint'),
    write: texts('question', 'subject'),
  }),
  coachingTypes: z
    .array(texts('name', 'description').extend({ icon: z.enum(['user', 'users', 'spark']) }))
    .length(3),
  /** The Discovery, Strategy and Implementation steps. */
  process: z.strictObject({ title: text, steps: z.tuple([text, text, text]) }),
  enquiry: texts('title', 'description', 'service'),
  keywords: z.array(text).min(3),
});

export const coachesSchema = z
  .array(
    z.strictObject({
      id: z.int().positive(),
      name: text,
      /** How the coach is drawn: see `Look`. */
      portrait: z.custom<Look>(Array.isArray, 'is missing: copy the row of another person and change it'),
      title: text,
      location: text,
      languages: z.array(text).min(1),
      hours: z.string().regex(/^\d[\d,]*\+$/, 'must read like 450+'),
      specialties: z.array(text).min(2),
      certification: text,
      experience: text,
      bio: text,
    }),
  )
  .min(1);

const comingSoonTexts = texts(
  'name',
  'breadcrumb',
  'lead',
  'register',
  'upcoming',
  'available',
  'completeService',
);
export const comingSoonSchema = comingSoonTexts.extend({
  enquiry: texts('title', 'description'),
  next: z.strictObject({ title: text, steps: z.array(text).length(3) }),
  benefits: z.strictObject({ title: text, items: points.length(3) }),
  keywords: z.array(text).min(3),
});

export type Services = z.infer<typeof servicesSchema>;
export type AreaPageContent = z.infer<typeof areaPageSchema>;
export type SegmentPageContent = z.infer<typeof segmentPageSchema>;
export type ExecutiveCoaching = z.infer<typeof executiveCoachingSchema>;
export type Coach = z.infer<typeof coachesSchema>[number];
export type ComingSoonContent = z.infer<typeof comingSoonSchema>;
