import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { All, Controller, Get, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { methodNotAllowed } from '../http/problem';

@ApiExcludeController()
@Controller('api/openapi.json')
export class OpenApiController {
  private bodies = encode({});

  /** Sets the document, which is made from the whole application. */
  publish(document: object): void {
    this.bodies = encode(document);
  }

  /** Serves the document, which clients cache and revalidate. */
  @Get()
  read(@Req() request: Request, @Res() response: Response): void {
    const encoding = request.acceptsEncodings('gzip', 'identity') === 'gzip' ? 'gzip' : 'identity';
    const { bytes, etag } = this.bodies[encoding];
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

/** The encodings of a document, each with an entity tag of its own. */
function encode(document: object) {
  const plain = Buffer.from(JSON.stringify(document));
  const tag = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  return {
    gzip: { bytes: gzipSync(plain), etag: `"${tag}-gz"` },
    identity: { bytes: plain, etag: `"${tag}"` },
  };
}
