/** The code of an expose failed to load; `cause` is the reason. */
export class CodeLoadError extends Error {
  override readonly name = 'CodeLoadError';

  constructor(id: string, cause: unknown) {
    super(`Failed to load the code of ${id}: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
  }
}
