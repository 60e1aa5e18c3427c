import * as PlatformQuery from '@site/platform/query';
import { sharedModules } from '../boot/shared-modules';

/** What server bundles may require: the shell's copies of the shared packages. */
export const providedModules: Readonly<Record<string, unknown>> = {
  ...sharedModules,
  '@site/platform/query': PlatformQuery,
};
