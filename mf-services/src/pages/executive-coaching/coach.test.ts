import { credentialOf, specialtyChips } from './coach';

test('a coach whose certification mentions MCC has that badge, and any other the PCC badge', () => {
  expect(credentialOf('ICF Master Certified Coach (MCC), certified team coach')).toBe('MCC');
  expect(credentialOf('ICF Professional Certified Coach')).toBe('PCC');
});

test('two specialties are shown, and how many more there are', () => {
  expect(specialtyChips(['Boards', 'Succession', 'Mentoring', 'Resilience'])).toEqual([
    'Boards',
    'Succession',
    '+2 more',
  ]);
});

test('two specialties or fewer leave nothing more to count', () => {
  expect(specialtyChips(['Boards', 'Succession'])).toEqual(['Boards', 'Succession']);
  expect(specialtyChips(['Boards'])).toEqual(['Boards']);
});
