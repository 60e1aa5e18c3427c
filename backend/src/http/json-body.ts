import { isUtf8 } from 'node:buffer';
import { SUBMISSION_BOUNDS } from '@site/contracts/submissions';
import express, { type RequestHandler } from 'express';
import { Problem } from './problem';

const JSON_TYPE = /^application\/json\s*(;\s*charset\s*=\s*"?utf-8"?\s*)?$/i;

const readBytes = express.raw({ type: () => true, limit: SUBMISSION_BOUNDS.bodyBytes, inflate: false });

/** Reads a JSON body, more strictly than Express: one content type, bounded, valid UTF-8, not compressed. */
export const jsonBody: RequestHandler = (request, response, next) => {
  if (!JSON_TYPE.test(request.headers['content-type'] ?? '')) {
    return next(new Problem(415, 'Please send JSON (Content-Type: application/json).'));
  }
  readBytes(request, response, (error: unknown) => {
    if (error) return next(error);
    try {
      request.body = parse(request.body);
      next();
    } catch {
      next(new Problem(400, 'Please send valid JSON.'));
    }
  });
};

function parse(bytes: unknown): unknown {
  if (!Buffer.isBuffer(bytes) || !isUtf8(bytes)) throw new SyntaxError();
  return JSON.parse(bytes.toString('utf8'));
}
