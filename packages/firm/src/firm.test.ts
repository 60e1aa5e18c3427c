import { firm, listOf, mailto, pageTitle } from './firm';

test('a mailto URL has its subject and body encoded', () => {
  expect(mailto('info@firm.example', { subject: 'Pay & benefits', body: 'Hello,\nplease call.' })).toBe(
    'mailto:info@firm.example?subject=Pay%20%26%20benefits&body=Hello%2C%0Aplease%20call.',
  );
});

test('a mailto URL without subject and body is the bare address', () => {
  expect(mailto('info@firm.example')).toBe('mailto:info@firm.example');
});

test('words are listed as in British English', () => {
  const format = new Intl.ListFormat('en-GB');
  const lists = [
    ['Dubai', 'Doha'],
    ['Dubai', 'Riyadh', 'Doha'],
  ];
  expect(lists.map(listOf)).toEqual(lists.map((words) => format.format(words)));
});

test('a page title ends with the name of the firm', () => {
  expect(pageTitle('Services')).toBe(`Services | ${firm.name}`);
});

test('a page title of more than 65 characters leaves the name of the firm out', () => {
  const longest = 'x'.repeat(65 - ` | ${firm.name}`.length);
  expect(pageTitle(longest)).toBe(`${longest} | ${firm.name}`);
  expect(pageTitle(`${longest}x`)).toBe(`${longest}x`);
});

test('the business hours are those that the specification fixes', () => {
  expect(firm.businessHours).toEqual([
    { days: 'Sunday to Thursday', hours: '9:00 AM to 6:00 PM GST' },
    { days: 'Friday and Saturday', hours: 'Closed' },
  ]);
});
