/** Loading or rendering took too long; its renderer was ended. */
export class DeadlineError extends Error {
  override readonly name = 'DeadlineError';
}

/** The renderer exited, could not be reached, or sent what was not asked for. The page at hand need not be the cause. */
export class RendererLostError extends Error {
  override readonly name = 'RendererLostError';
}

/** The composition was replaced by another one: its renderer has ended. */
export class ReplacedError extends Error {
  override readonly name = 'ReplacedError';

  constructor() {
    super('The composition was replaced');
  }
}

/** Too many renders wait, or one waited too long: the site is busy, and the page is as it was. */
export class RenderQueueError extends Error {
  override readonly name = 'RenderQueueError';
}

/** A remote of the composition cannot be loaded. */
export class LoadError extends Error {
  override readonly name = 'LoadError';

  constructor(
    readonly remote: string,
    reason: string,
  ) {
    super(reason);
  }
}
