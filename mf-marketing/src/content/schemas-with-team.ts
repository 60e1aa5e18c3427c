import type { z } from 'zod';
import { contactSchema, homeSchema, partnersSchema } from './schema';
import { team } from './team';

const names = new Set(team.map(({ name }) => name));

function refuseOthers(name: string, path: (string | number)[], { addIssue }: z.RefinementCtx): void {
  if (!names.has(name))
    addIssue({ code: 'custom', path, message: 'is not a name in team.ts: choose one from there' });
}

/** The schema of the home page whose stories are led by people of the team. */
export const homeSchemaWithTeam = homeSchema.superRefine(({ stories }, context) => {
  for (const [index, { ledBy }] of stories.items.entries())
    refuseOthers(ledBy, ['stories', 'items', index, 'ledBy'], context);
});

/** The schema of the contact page whose adviser is one of the team. */
export const contactSchemaWithTeam = contactSchema.superRefine(({ adviser }, context) => {
  refuseOthers(adviser.name, ['adviser', 'name'], context);
});

/** The schema of the partners page whose contact, and whose leader of the story, are people of the team. */
export const partnersSchemaWithTeam = partnersSchema.superRefine(({ contact, result }, context) => {
  refuseOthers(contact.name, ['contact', 'name'], context);
  refuseOthers(result.story.ledBy, ['result', 'story', 'ledBy'], context);
});
