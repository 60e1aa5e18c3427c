import { Controller, Get } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { ReadController } from '../http/methods';

/** Serves the OpenAPI document. `SwaggerModule.setup` would respond 404 to other methods, and not 405. */
@ApiExcludeController()
@Controller('api/openapi.json')
export class OpenApiController extends ReadController {
  private document = {};

  /** Sets the document, which is made from the whole application. */
  publish(document: object): void {
    this.document = document;
  }

  @Get()
  read(): object {
    return this.document;
  }
}
