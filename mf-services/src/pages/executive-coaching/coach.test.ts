import { credentialOf, specialtyChips } from './coach';

test('a coach whose certification mentions MCC has that badge, and any other the PCC badge', () => {
  expect(credentialOf('ICF Master Certified Coach (MCC), EMCC Senior Practitioner')).toBe('MCC');
  expect(credentialOf('EMCC Senior Practitioner')).toBe('PCC');
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
