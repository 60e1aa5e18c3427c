import { createElement, useState } from 'react';
import { PageMetadata } from '@site/platform';

/** The page of a foreign container. Its button shows that it is hydrated with the React of the shell. */
export default function ForeignPage() {
  const [count, setCount] = useState(0);
  return [
    createElement(PageMetadata, { key: 'head', title: 'Foreign', description: 'Foreign', keywords: [] }),
    createElement('h1', { key: 'heading' }, `Built by ${BUNDLER}`),
    createElement(
      'button',
      { key: 'button', type: 'button', onClick: () => setCount(count + 1) },
      `${count} clicks`,
    ),
  ];
}
