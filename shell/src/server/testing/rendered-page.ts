import type { RenderResult } from '../../protocol/protocol';

/** What a renderer sends for a page. */
export const renderedPage: RenderResult = {
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
