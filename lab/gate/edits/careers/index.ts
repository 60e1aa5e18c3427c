import type { Edit } from '../../edit';
import { compileEdits } from './compile';
import { contentEdits } from './contents';
import { controlEdits } from './controls';
import { documentEdits } from './document';
import { renderEdits } from './render';

/** Breaking edits of the job board. */
export const careersEdits: readonly Edit[] = [
  ...compileEdits,
  ...renderEdits,
  ...documentEdits,
  ...controlEdits,
  ...contentEdits,
];
