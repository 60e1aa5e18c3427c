import { STATUS_CODES } from 'node:http';

/** One field that is wrong, and why. */
export interface FieldProblem {
  field: string;
  message: string;
}

/** An answer other than success. `detail` is a sentence fit to be shown to a visitor. */
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
