import { All } from '@nestjs/common';
import { ApiExcludeEndpoint } from '@nestjs/swagger';
import { methodNotAllowed } from './problem';

/** A controller whose address takes posts only: it responds 405 to the other methods. */
export abstract class PostController {
  @All()
  @ApiExcludeEndpoint()
  refuseMethod(): never {
    throw methodNotAllowed('POST');
  }
}

/** A controller whose address is read only: it responds 405 to the other methods. */
export abstract class ReadController {
  @All()
  @ApiExcludeEndpoint()
  refuseMethod(): never {
    throw methodNotAllowed('GET', 'HEAD');
  }
}
