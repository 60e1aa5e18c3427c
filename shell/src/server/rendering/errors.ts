/** Loading or rendering took too long, and the renderer was ended. */
export class DeadlineError extends Error {
  override readonly name = 'DeadlineError';
}

/** The renderer exited, could not be reached, or sent an invalid message. The cause may be another page. */
export class RendererLostError extends Error {
  override readonly name = 'RendererLostError';
}

/** Another composition went live, so this composition's renderer has ended. */
export class ReplacedError extends Error {
  override readonly name = 'ReplacedError';

  constructor() {
    super('The composition was replaced');
  }
}

/** A request was refused because the site, or its client, requests too much. Nothing has failed. */
export class BusyError extends Error {
  override readonly name = 'BusyError';

  /** @param status of the response: 429 beyond a limit of the client or of error reports, 503 if the site is busy. */
  constructor(
    message: string,
    readonly status: 429 | 503 = 503,
  ) {
    super(message);
  }
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
