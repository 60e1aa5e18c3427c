import type { Release } from '@site/contracts';
import type { ShellBuild } from '../build/shell-build';
import { createComposition, type Composition } from '../composition/composition';
import { testSite } from './test-site';

/** A build of the shell without files. */
export const testBuild: ShellBuild = {
  id: 'shell',
  scripts: [],
  inlineScript: '',
  files: {},
  fonts: [],
  shared: {},
};

/** The composition of a shell's build and these releases. */
export const testComposition = (releases: Release[], build = testBuild, site = testSite): Composition =>
  createComposition(build, site, new Map(releases.map((release) => [release.name, release])), {
    publicOrigin: 'https://site.example',
    liveReload: false,
  });
