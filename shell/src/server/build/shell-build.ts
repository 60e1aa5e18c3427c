import { readFileSync } from 'node:fs';
import path from 'node:path';
import { platformSchema, type Platform } from '@site/contracts';
import { z } from 'zod';

const shellBuildSchema = z.object({
  /** Hash of every file of the build. */
  id: z.string(),
  /** Entry scripts of every page. */
  scripts: z.array(z.string()),
  /** The script that is inlined in every document, and starts the others. */
  inlineScript: z.string(),
  /** Integrity of every browser file. */
  files: z.record(z.string(), z.string()),
  /** Fonts that every page preloads. */
  fonts: z.array(z.string()),
  /** Version of each package that the shell shares with the remotes. */
  shared: z.record(z.string(), z.string()),
});

export type ShellBuild = z.infer<typeof shellBuildSchema>;

/** URL path of the shell's browser files; their names contain a hash of their content. */
export const SHELL_ASSETS = '/_shell/';

/** Reads the description that the shell's build wrote. Throws if the shell is not built. */
export function readShellBuild(folder: string): ShellBuild {
  return shellBuildSchema.parse(JSON.parse(readFileSync(path.join(folder, 'build.json'), 'utf8')));
}

/** Reads which packages and functions the shell's build provides to releases. Throws if the shell is not built. */
export function readPlatform(folder: string): Platform {
  return platformSchema.parse(JSON.parse(readFileSync(path.join(folder, 'platform.json'), 'utf8')));
}
