import { historyAfter } from './history';

test('each activated version comes after those that were live before it', () => {
  expect(historyAfter([], '1.0.0')).toEqual(['1.0.0']);
  expect(historyAfter(['1.0.0'], '1.1.0')).toEqual(['1.0.0', '1.1.0']);
});

test('the live version activated again changes nothing', () => {
  expect(historyAfter(['1.0.0', '1.1.0'], '1.1.0')).toEqual(['1.0.0', '1.1.0']);
});

test('after a rollback, the next one goes further back', () => {
  expect(historyAfter(['1.0.0', '1.1.0', '1.2.0'], '1.1.0')).toEqual(['1.0.0', '1.1.0']);
});

test('a version activated out of turn is followed by a rollback to the one that was live', () => {
  expect(historyAfter(['1.0.0', '1.1.0', '1.2.0'], '1.0.0')).toEqual(['1.1.0', '1.2.0', '1.0.0']);
});

test('no more than twenty versions are remembered', () => {
  const versions = Array.from({ length: 25 }, (_, index) => `1.${index}.0`);
  const history = versions.reduce<string[]>((all, version) => historyAfter(all, version), []);
  expect(history).toEqual(versions.slice(-20));
});
