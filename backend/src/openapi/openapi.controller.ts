import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { All, Controller, Get, Inject, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { methodNotAllowed } from '../http/method-not-allowed';
import { SUBMISSION_KINDS, type SubmissionKind } from '../submissions/submission-kind';
import { openApiDocument } from './openapi-document';

@Controller('openapi.json')
export class OpenApiController {
  private readonly bodies: ReturnType<typeof encode>;

  constructor(@Inject(SUBMISSION_KINDS) kinds: readonly SubmissionKind[]) {
    this.bodies = encode(openApiDocument(kinds));
  }

  /** Clients cache the document and revalidate it. */
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
