import type { Look } from '@site/ui/portraits';

/** How each author is drawn, by name: as the team at /about. */
export const portraits: Record<string, Look> = {
  'Maysa Durrani': ['teal-light', 42, 1, 'narrow', 'hijab', 'black', 'darkJacket'],
  'Tareq Salhani': ['blue', 58, 1, 'square', 'sweptBack', 'grey', 'suit', 'moustache'],
  'Rim Haffar': ['sage', 43, 2, 'oval', 'curls', 'brown', 'rollneck'],
  'Idris Belkadi': ['purple', 41, 2, 'narrow', 'curly', 'black', 'openCollar', 'short'],
  'Basil Wahdan': ['teal-light', 59, 1, 'square', 'receding', 'grey', 'suit', 'short', 'square'],
  'Noor Zuhaimi': ['blue', 37, 1, 'oval', 'hijab', 'black', 'blouse'],
  'Celine Abiraad': ['blue', 48, 0, 'oval', 'long', 'blond', 'blouse'],
  'Hatem Louzari': ['teal-light', 56, 2, 'broad', 'bald', 'grey', 'openCollar', 'goatee', 'square'],
};
