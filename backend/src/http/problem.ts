import { STATUS_CODES } from 'node:http';

/** One invalid field, and why. */
export interface FieldProblem {
  field: string;
  message: string;
}

/** A response other than success. `detail` is a sentence that may be shown to a visitor. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly title: string;

  constructor(
    readonly status: number,
    readonly detail: string,
    readonly extra: { fields?: FieldProblem[]; headers?: Record<string, string> } = {},
  ) {
    super(detail);
    this.title = STATUS_CODES[status] ?? 'Error';
  }
}
