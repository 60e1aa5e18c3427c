import * as PlatformQuery from '@site/platform/query';
import { earlierModules } from '../boot/earlier-modules';
import { sharedModules } from '../boot/shared-modules';

const currentModules: Readonly<Record<string, unknown>> = {
  ...sharedModules,
  '@site/platform/query': PlatformQuery,
};

/** What a server bundle may require: the shell's copies of the shared packages, some in their earlier major version. */
export const providedModules = (earlier: readonly string[]): Readonly<Record<string, unknown>> => ({
  ...currentModules,
  ...Object.fromEntries(earlier.map((name) => [name, earlierModules[name]])),
});
