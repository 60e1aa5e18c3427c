/** A request that is not fulfilled. The message, one sentence, is the body of the response. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  /** @param status of the response. */
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}
