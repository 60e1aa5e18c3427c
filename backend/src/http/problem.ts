import { HttpException } from '@nestjs/common';

/** One invalid field, and why. */
export interface FieldProblem {
  field: string;
  message: string;
}

/** A response other than success. `detail` is a sentence that may be shown to a visitor. */
export class Problem extends HttpException {
  constructor(
    status: number,
    readonly detail: string,
    readonly extra: { fields?: FieldProblem[]; headers?: Record<string, string> } = {},
  ) {
    super(detail, status);
  }
}

/** The response to a method that a path does not accept. The `@All()` handlers of `methods.ts` throw it. */
export function methodNotAllowed(...allowed: string[]): Problem {
  return new Problem(405, `This address takes ${allowed.join(' or ')} only.`, {
    headers: { Allow: allowed.join(', ') },
  });
}

const RETRY_AFTER_SECONDS = 5;

/** The response to a short failure, such as a restart of the database. */
export const tryAgain = (): Problem =>
  new Problem(503, 'We cannot take this right now. Please try again in a moment.', {
    headers: { 'Retry-After': String(RETRY_AFTER_SECONDS) },
  });
