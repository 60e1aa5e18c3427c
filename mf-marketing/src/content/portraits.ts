import type { Look } from '@site/ui/portraits';

/** How each person of the team is drawn, by name. */
export const portraits: Record<string, Look> = {
  'Lubna Sharqawi': ['teal-light', 52, 1, 'oval', 'bob', 'brown', 'jacket'],
  'Basil Wahdan': ['teal-light', 59, 1, 'square', 'receding', 'grey', 'suit', 'short', 'square'],
  'Farida Tazi': ['sage', 53, 2, 'oval', 'wavy', 'black', 'kaftan'],
  'Idris Belkadi': ['purple', 41, 2, 'narrow', 'curly', 'black', 'openCollar', 'short'],
  'Shamma Al Yafei': ['teal-light', 45, 2, 'oval', 'shayla', 'black', 'abaya'],
  'Maysa Durrani': ['teal-light', 42, 1, 'narrow', 'hijab', 'black', 'darkJacket'],
  'Ghada Mneimar': ['pink', 49, 1, 'broad', 'long', 'auburn', 'jacket', 'round'],
  'Hatem Louzari': ['teal-light', 56, 2, 'broad', 'bald', 'grey', 'openCollar', 'goatee', 'square'],
  'Dima Khasawnih': ['pink', 36, 1, 'narrow', 'wavy', 'brown', 'darkJacket'],
  'Tareq Salhani': ['blue', 58, 1, 'square', 'sweptBack', 'grey', 'suit', 'moustache'],
  'Chiara Bellandini': ['yellow', 44, 0, 'narrow', 'pixie', 'black', 'roundNeck'],
  'Rim Haffar': ['sage', 43, 2, 'oval', 'curls', 'brown', 'rollneck'],
  'Priyanka Dessouzen': ['pink', 39, 3, 'oval', 'bun', 'black', 'blouse'],
  'Hamad Al Sulaibi': ['teal-light', 47, 2, 'square', 'shemagh', 'black', 'kandura', 'short'],
  'Celine Abiraad': ['blue', 48, 0, 'oval', 'long', 'blond', 'blouse'],
  'Théo Marchandeau': ['red', 38, 0, 'narrow', 'sweptBack', 'brown', 'rollneck', 'stubble', 'round'],
  'Maha Al Otaiqi': ['pink', 41, 2, 'broad', 'darkHijab', 'black', 'abaya', 'round'],
  'Bassel Droubian': ['purple', 44, 1, 'broad', 'crop', 'black', 'shirt', 'full'],
  'Ingrid Solheimsen': ['sage', 61, 0, 'narrow', 'pixie', 'white', 'rollneck', 'round'],
  'Ziad Ferjaoui': ['yellow', 46, 2, 'oval', 'receding', 'brown', 'jacket', 'full', 'round'],
  'Noor Zuhaimi': ['blue', 37, 1, 'oval', 'hijab', 'black', 'blouse'],
  'Julian Featherley': ['red', 34, 0, 'square', 'sidePart', 'auburn', 'shirt'],
};
