import { historyAfter } from './activations';

test('after the activation of an older version, a rollback returns to the one that was live', () => {
  expect(historyAfter(['1.0.0', '1.1.0', '1.2.0'], '1.0.0')).toEqual(['1.1.0', '1.2.0', '1.0.0']);
});

test('at most twenty versions are kept', () => {
  const versions = Array.from({ length: 25 }, (_, index) => `1.${index}.0`);
  const history = versions.reduce<string[]>((all, version) => historyAfter(all, version), []);
  expect(history).toEqual(versions.slice(-20));
});
