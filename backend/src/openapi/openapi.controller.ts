import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { All, Controller, Get, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { methodNotAllowed } from '../http/method-not-allowed';
import { openApiDocument } from './openapi-document';

const plain = Buffer.from(JSON.stringify(openApiDocument));
const tag = createHash('sha256').update(plain).digest('base64url').slice(0, 22);

/** The document's encodings, each with an entity tag of its own. */
const BODIES = {
  gzip: { bytes: gzipSync(plain), etag: `"${tag}-gz"` },
  identity: { bytes: plain, etag: `"${tag}"` },
};

@Controller('openapi.json')
export class OpenApiController {
  /** Clients keep the document, and ask whether it is current. */
  @Get()
  read(@Req() request: Request, @Res() response: Response): void {
    const encoding = request.acceptsEncodings('gzip', 'identity') === 'gzip' ? 'gzip' : 'identity';
    const { bytes, etag } = BODIES[encoding];
    response.set({ 'Cache-Control': 'no-cache', ETag: etag }).vary('Accept-Encoding').type('json');
    if (encoding === 'gzip') response.set('Content-Encoding', encoding);
    // Express responds 304 to a request with this entity tag.
    response.send(bytes);
  }

  @All()
  refuseMethod(): never {
    throw methodNotAllowed('GET', 'HEAD');
  }
}
