import { isUtf8 } from 'node:buffer';
import { promisify } from 'node:util';
import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import { SUBMISSION_BOUNDS } from '@site/contracts/submission-bounds';
import express, { type Request, type RequestHandler, type Response } from 'express';
import type { Observable } from 'rxjs';
import { Problem } from './problem';

const JSON_TYPE = /^application\/json\s*(;\s*charset\s*=\s*"?utf-8"?\s*)?$/i;

const BYTE_ORDER_MARK = Buffer.from('\ufeff');

const readJson = promisify<Request, Response>(
  express.json({
    limit: SUBMISSION_BOUNDS.bodyBytes,
    inflate: false,
    verify: (_request, _response, body) => {
      // Express would replace invalid bytes and drop the mark silently.
      if (!isUtf8(body) || body.subarray(0, BYTE_ORDER_MARK.length).equals(BYTE_ORDER_MARK)) {
        throw new SyntaxError('The body is not UTF-8, or begins with a byte order mark');
      }
    },
  }) as RequestHandler,
);

/**
 * Reads a JSON body, and refuses one that is too large, compressed, not UTF-8 or of another content type. It is an
 * interceptor, like Nest's own for files, so that the guard of the rate limit comes before it.
 */
export class JsonBodyInterceptor implements NestInterceptor {
  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<Request>();
    if (!JSON_TYPE.test(request.headers['content-type'] ?? '')) {
      throw new Problem(415, 'Please send JSON (Content-Type: application/json).');
    }
    try {
      await readJson(request, context.switchToHttp().getResponse<Response>());
    } catch (error) {
      const { type } = error as { type?: string };
      if (type === 'entity.parse.failed' || type === 'entity.verify.failed') {
        throw new Problem(400, 'Please send valid JSON.');
      }
      throw error;
    }
    return next.handle();
  }
}
