import { onlyMatching } from './only-matching';

const entries = [{ name: 'origin down' }, { name: 'wrong hash' }, { name: 'wrong type' }];
const namesFor = (only: string) => onlyMatching(only, entries, ({ name }) => name).map(({ name }) => name);

test.each([
  ['wrong', ['wrong hash', 'wrong type']],
  ['TYPE$', ['wrong type']],
  ['', ['origin down', 'wrong hash', 'wrong type']],
])('--only "%s" selects what matches', (only, names) => {
  expect(namesFor(only)).toEqual(names);
});

test('an --only that matches nothing fails, and lists what there is', () => {
  expect(() => namesFor('hashes')).toThrow(
    "Nothing matches --only 'hashes'. There is:\norigin down\nwrong hash\nwrong type",
  );
});
