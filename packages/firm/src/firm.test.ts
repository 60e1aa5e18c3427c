import { mailto } from './firm';

test('a mailto URL has its subject and body encoded', () => {
  expect(mailto('info@firm.example', { subject: 'Pay & benefits', body: 'Hello,\nplease call.' })).toBe(
    'mailto:info@firm.example?subject=Pay%20%26%20benefits&body=Hello%2C%0Aplease%20call.',
  );
});

test('a mailto URL without subject and body is the bare address', () => {
  expect(mailto('info@firm.example')).toBe('mailto:info@firm.example');
});
