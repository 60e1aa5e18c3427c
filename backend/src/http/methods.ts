import { All } from '@nestjs/common';
import { ApiExcludeEndpoint } from '@nestjs/swagger';
import { methodNotAllowed } from './problem';

/** A controller that accepts POST only, and responds 405 to other methods. */
export abstract class PostController {
  @All()
  @ApiExcludeEndpoint()
  refuseMethod(): never {
    throw methodNotAllowed('POST');
  }
}

/** A controller that accepts GET and HEAD only, and responds 405 to other methods. */
export abstract class ReadController {
  @All()
  @ApiExcludeEndpoint()
  refuseMethod(): never {
    throw methodNotAllowed('GET', 'HEAD');
  }
}
