/** The code of something that a remote exposes could not be had; `cause` tells why. */
export class CodeUnavailable extends Error {
  override readonly name = 'CodeUnavailable';

  constructor(id: string, cause: unknown) {
    super(`The code of ${id} could not be had: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
  }
}
