import { z } from 'zod';
import { findArea, findSegment } from '../catalogue';
import { areaPages } from './area-pages';
import { catalogue } from './catalogue';
import { coaches } from './coaches';
import { comingSoon } from './coming-soon';
import { dedicatedContent } from './dedicated-content';
import { executiveCoaching } from './executive-coaching';
import {
  areaPageSchema,
  areaSchema,
  catalogueSchema,
  coachesSchema,
  comingSoonSchema,
  executiveCoachingSchema,
  segmentPageSchema,
  servicesSchema,
  sharedSchema,
} from './schema';
import { segmentPages } from './segment-pages';
import { services } from './services';
import * as shared from './shared';

/** An area without a page fails here, not in the browser. */
const areaPagesSchema = z.array(z.looseObject({ code: z.string() })).superRefine((pages, context) => {
  for (const { code, id } of catalogue)
    if (!pages.some((page) => page.code === code))
      context.addIssue(
        `has no page for the area ${code}: write areas/${id}/page.ts and add it to area-pages.ts`,
      );
  for (const [index, { code }] of pages.entries())
    if (!catalogue.some((area) => area.code === code))
      context.addIssue({
        code: 'custom',
        path: [index, 'code'],
        message: `is ${code}, and catalogue.ts has no such area: correct the code, or add the area there`,
      });
});

const segmentPagesSchema = z.array(z.looseObject({ id: z.string() })).superRefine((pages, context) => {
  for (const [index, { id }] of pages.entries())
    if (!findSegment(id))
      context.addIssue({
        code: 'custom',
        path: [index, 'id'],
        message: `is ${id}, and no area has such a segment: correct the id, or add the segment to its area.ts`,
      });
});

/** The file of an area or of its page, or of a segment's page. */
const fileIn = (areaLabel: string, name: string) => `src/content/areas/${findArea(areaLabel)?.id}/${name}.ts`;

/** Every content file, with the schema that the build checks it against. */
export const content = [
  { file: 'src/content/catalogue.ts', data: catalogue, schema: catalogueSchema },
  { file: 'src/content/area-pages.ts', data: areaPages, schema: areaPagesSchema },
  { file: 'src/content/segment-pages.ts', data: segmentPages, schema: segmentPagesSchema },
  ...catalogue.map((data) => ({ file: fileIn(data.id, 'area'), data, schema: areaSchema })),
  ...areaPages.map((data) => ({ file: fileIn(data.code, 'page'), data, schema: areaPageSchema })),
  ...segmentPages.map((data) => ({
    file: fileIn(data.id.charAt(0), findSegment(data.id)?.segment.slug ?? data.id),
    data,
    schema: segmentPageSchema,
  })),
  { file: 'src/content/services.ts', data: services, schema: servicesSchema },
  { file: 'src/content/shared.ts', data: { ...shared }, schema: sharedSchema },
  { file: 'src/content/executive-coaching.ts', data: executiveCoaching, schema: executiveCoachingSchema },
  { file: 'src/content/coaches.ts', data: coaches, schema: coachesSchema },
  { file: 'src/content/coming-soon.ts', data: comingSoon, schema: comingSoonSchema },
  ...dedicatedContent,
];
