import { credentialOf, specialtyChips } from './coach';

test('the credential is MCC if the certification mentions it, otherwise PCC', () => {
  expect(credentialOf('ICF Master Certified Coach (MCC), certified team coach')).toBe('MCC');
  expect(credentialOf('ICF Professional Certified Coach')).toBe('PCC');
});

test('two specialties are shown, with the number of the others', () => {
  expect(specialtyChips(['Boards', 'Succession', 'Mentoring', 'Resilience'])).toEqual([
    'Boards',
    'Succession',
    '+2 more',
  ]);
});

test('two specialties or fewer are shown without a number', () => {
  expect(specialtyChips(['Boards', 'Succession'])).toEqual(['Boards', 'Succession']);
  expect(specialtyChips(['Boards'])).toEqual(['Boards']);
});
