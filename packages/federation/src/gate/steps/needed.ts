import type { GateContext } from '../step';

/** What `build` and `live` have set: for the steps after both. */
export function needed({ built, live }: GateContext) {
  if (!built || !live) throw new Error('This step needs build and live before it');
  return { ...built, live, own: live.releases[built.release.name] };
}
