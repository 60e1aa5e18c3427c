import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const shellBuildSchema = z.object({
  /** Hash of everything the shell ships. */
  id: z.string(),
  /** Scripts that every page starts with, and every other file of the shell, with their integrity. */
  scripts: z.array(z.string()),
  files: z.record(z.string(), z.string()),
  /** Fonts that every page preloads. */
  fonts: z.array(z.string()),
  /** Versions of the packages that the shell shares with the remotes. */
  shared: z.record(z.string(), z.string()),
});

export type ShellBuild = z.infer<typeof shellBuildSchema>;

/** Where browsers find the shell's own files; their names hold a hash of their content. */
export const SHELL_ASSETS = '/_shell/';

/** Reads what the shell's build wrote of itself. Throws where the shell is not built. */
export function readShellBuild(folder: string): ShellBuild {
  return shellBuildSchema.parse(JSON.parse(readFileSync(path.join(folder, 'build.json'), 'utf8')));
}
