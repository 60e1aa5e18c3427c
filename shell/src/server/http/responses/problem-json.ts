import { STATUS_CODES } from 'node:http';

/** An error in the media type `application/problem+json`, as the backend sends it. */
export const problemJson = (status: number, detail: string): string =>
  JSON.stringify({ type: 'about:blank', title: STATUS_CODES[status], status, detail });
