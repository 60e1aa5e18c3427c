import { render } from '@testing-library/react';
import { Steps } from './Steps';

test('steps name the role of their list, which WebKit removes from lists without markers', () => {
  const { container } = render(<Steps items={[{ title: 'First', description: 'Talk to us.' }]} />);
  expect(container.querySelector('ol')).toHaveAttribute('role', 'list');
});
