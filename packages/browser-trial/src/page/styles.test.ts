import { styleDifferences, type StyledElement } from './styles';

const element = (place: string, color: string): StyledElement => [place, `color: ${color}\ndisplay: block`];

test('an element whose property differs is named, with the new value', () => {
  expect(styleDifferences([element('a Home', 'red')], [element('a Home', 'blue')])).toEqual([
    'a Home: color: blue',
  ]);
});

test('equal elements are distinguished by their order', () => {
  const live = [element('a Home', 'red'), element('a Home', 'blue')];
  expect(styleDifferences(live, live)).toEqual([]);
  expect(styleDifferences(live, live.toReversed())).toHaveLength(2);
});

test('an element that only one side has is not compared', () => {
  expect(styleDifferences([], [element('a New', 'red')])).toEqual([]);
});
