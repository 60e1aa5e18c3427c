import { drawTiling, TILING_FRAME } from '@site/ui/tiling';
import { area } from '@site/ui/tokens';

/** Draws the tiling of the home page as a file, because the document has no room for it in its first packets. */
export function drawHeroArt(): string {
  const drawing = drawTiling({ shape: 'diamond', seed: '/' }, 't', area['teal-light']);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600" viewBox="${TILING_FRAME}">${drawing}</svg>`;
}
