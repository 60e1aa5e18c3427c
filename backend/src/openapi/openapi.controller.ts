import { Controller, Get } from '@nestjs/common';
import { openApiDocument } from './document';

@Controller('openapi.json')
export class OpenApiController {
  @Get()
  read(): typeof openApiDocument {
    return openApiDocument;
  }
}
