import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Composition } from '../composition/composition';
import { ReleaseStore } from '../releases/release-store';
import { CompositionRenderer, type RenderOutcome } from '../rendering/composition-renderer';
import type { RendererProgram } from '../rendering/renderer-connection';
import { testComposition } from './test-composition';
import { signedRelease, testKeysOf } from './test-keys';
import { testRenderer } from './test-renderer-program';
import type { TestRelease } from './test-release';

export interface TestRenderer {
  composition: Composition;
  renderer: CompositionRenderer;
  store: ReleaseStore;
  /** How renders ended, oldest first. */
  outcomes: RenderOutcome[];
  /** What was logged as an error, oldest first. */
  logged: object[];
}

const started: CompositionRenderer[] = [];

afterEach(() => {
  for (const renderer of started.splice(0)) renderer.end();
});

/** Longer than a busy machine needs for a page. */
const DEADLINE_MS = 30_000;

/** Stores releases in a temporary folder and starts a renderer of their composition. It ends after the test. */
export const startTestRenderer = (...releases: TestRelease[]): Promise<TestRenderer> =>
  startRenderer(testRenderer(), releases);

/** As `startTestRenderer`, with the given program. */
export async function startRenderer(
  program: RendererProgram,
  releases: readonly TestRelease[],
  deadlineMs = DEADLINE_MS,
): Promise<TestRenderer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'renderer-'));
  const store = new ReleaseStore(folder, testKeysOf);
  for (const release of releases) {
    await store.write(signedRelease(release), async (file) => release.files.get(file) as Buffer);
  }
  const composition = testComposition(releases.map(({ release }) => release));
  const outcomes: RenderOutcome[] = [];
  const logged: object[] = [];
  const renderer = await CompositionRenderer.start(composition, {
    program,
    store,
    deadlineMs,
    onRender: (outcome) => void outcomes.push(outcome),
    log: { error: (details) => void logged.push(details) },
  });
  started.push(renderer);
  return { composition, renderer, store, outcomes, logged };
}
