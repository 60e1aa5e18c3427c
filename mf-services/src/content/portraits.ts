import type { Look } from '@site/ui/portraits';

/** How each coach is drawn, by name. */
export const portraits: Record<string, Look> = {
  'Nadira Al Qasimy': ['sage', 50, 2, 'oval', 'shayla', 'black', 'abaya'],
  'Tarek Haddawi': ['sage', 48, 2, 'narrow', 'ghutra', 'black', 'kandura', 'short'],
  'Salma Benyoussef': ['sage', 55, 1, 'broad', 'bun', 'grey', 'kaftan'],
  'Omar Rashwani': ['sage', 38, 2, 'square', 'curly', 'black', 'openCollar', 'stubble'],
  'Layal Mansoori': ['sage', 41, 1, 'narrow', 'long', 'black', 'jacket'],
  'Karim El Shazly': ['sage', 60, 2, 'square', 'bald', 'white', 'suit', 'moustache', 'square'],
  'Reem Al Bahrani': ['sage', 35, 2, 'oval', 'hijab', 'black', 'darkJacket', 'round'],
  'Faisal Al Otaiman': ['sage', 46, 1, 'broad', 'ghutra', 'black', 'bisht', 'goatee'],
  'Hala Dergham': ['sage', 44, 1, 'oval', 'bob', 'auburn', 'blouse'],
  'Yusuf Al Harthi': ['sage', 57, 3, 'oval', 'kumma', 'grey', 'kandura', 'full'],
};
