import { All, Controller, Get } from '@nestjs/common';
import { methodNotAllowed } from '../http/method-not-allowed';
import { openApiDocument } from './openapi-document';

@Controller('openapi.json')
export class OpenApiController {
  @Get()
  read(): typeof openApiDocument {
    return openApiDocument;
  }

  @All()
  refuseMethod(): never {
    throw methodNotAllowed('GET', 'HEAD');
  }
}
