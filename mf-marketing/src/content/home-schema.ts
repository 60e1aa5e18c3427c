import { homeSchema } from './schema';
import { team } from './team';

const names = new Set(team.map(({ name }) => name));

/** The schema of the home page whose stories are led by people of the team. */
export const homeSchemaWithTeam = homeSchema.superRefine(({ stories }, { addIssue }) => {
  for (const [index, { ledBy }] of stories.items.entries()) {
    if (names.has(ledBy)) continue;
    const path = ['stories', 'items', index, 'ledBy'];
    addIssue({ code: 'custom', path, message: 'is not a name in team.ts: choose one from there' });
  }
});
