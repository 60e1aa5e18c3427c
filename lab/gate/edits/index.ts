import type { Edit } from '../edit';
import { careersEdits } from './careers';
import { everydayEdits } from './everyday';
import { formsEdits } from './forms';
import { handlingEdits } from './handling';
import { lossEdits } from './losses';
import { otherEdits } from './others';
import { visitorEdits } from './visitors';

export { harmlessEdits } from './harmless';

/** Edits that the gate must refuse. */
export const breakingEdits: readonly Edit[] = [
  ...careersEdits,
  ...formsEdits,
  ...otherEdits,
  ...visitorEdits,
  ...everydayEdits,
  ...handlingEdits,
  ...lossEdits,
];
