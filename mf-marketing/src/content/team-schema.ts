import type { Look } from '@site/ui/portraits';
import { z } from 'zod';
import { text, unique } from './base-schema';
import { MAX_PREVIEW_CHARACTERS, previewOf } from './preview';

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
  practice: z.enum(
    practices,
    `must be ${practices.join(' or ')}: choose one, or add another to team-schema.ts`,
  ),
  bio: biography,
  specialties: z.array(text).min(1).max(5),
});
export const teamSchema = z.array(teamMemberSchema).refine(...unique<TeamMember>('id'));
export type TeamMember = z.infer<typeof teamMemberSchema>;
