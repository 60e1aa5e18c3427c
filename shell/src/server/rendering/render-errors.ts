/** Loading or rendering took too long; its worker was terminated. */
export class DeadlineError extends Error {
  override readonly name = 'DeadlineError';
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
