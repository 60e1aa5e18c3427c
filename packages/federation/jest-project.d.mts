import type { Config } from 'jest';

type Project = NonNullable<Exclude<NonNullable<Config['projects']>[number], string>>;

export function jestProject(displayName: string, settings: Project): Project;
export const domSettings: Project;
