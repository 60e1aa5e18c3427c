import type { GateContext } from '../step';

/** The results of `build` and `live`, for the steps after both; `own` is the live release of the same remote. */
export function releaseAndLive({ built, live }: GateContext) {
  if (!built || !live) throw new Error('This step must run after build and live');
  return { ...built, live, own: live.releases[built.release.name] };
}
