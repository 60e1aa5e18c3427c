import type { RenderResult } from '../../protocol/protocol';

/** A page as a renderer sends it. */
export const careersResult: RenderResult = {
  status: 200,
  head: '',
  styles: '',
  html: '<h1>Careers</h1>',
  title: 'Careers',
  headings: 1,
  sections: [],
  deferred: [],
  missing: [],
  errors: [],
};
