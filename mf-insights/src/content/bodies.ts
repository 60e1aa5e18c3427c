/** Loads the body of an article by its id; articles without one show a generic body. */
export const bodies: Record<number, () => Promise<{ default: string }>> = {
  1: () => import('./articles/1.html'),
  2: () => import('./articles/2.html'),
  7: () => import('./articles/7.html'),
  8: () => import('./articles/8.html'),
  9: () => import('./articles/9.html'),
  10: () => import('./articles/10.html'),
  11: () => import('./articles/11.html'),
  12: () => import('./articles/12.html'),
  13: () => import('./articles/13.html'),
  14: () => import('./articles/14.html'),
  15: () => import('./articles/15.html'),
  16: () => import('./articles/16.html'),
};
