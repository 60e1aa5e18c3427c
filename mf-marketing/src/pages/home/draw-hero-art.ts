import { drawTiling, TILING_FRAME } from '@site/ui/tiling';
import { area } from '@site/ui/tokens';

/* The file shows its first drawing beside the text. In a window of 520 px or less it shows the band below the text. */
const STAGES =
  '<style>svg>g>:last-child,svg>g+g{display:none}@media(max-height:520px){svg>g{display:none}svg>g+g{display:inline}}</style>';

/** Draws the tiling of the home page as a file, because the document has no room for it in its first packets. */
export function drawHeroArt(): string {
  const drawing = drawTiling({ shape: 'star', seed: '/home' }, 't', { tones: area['teal-light'] });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${TILING_FRAME}" preserveAspectRatio="xMaxYMax">${STAGES}${drawing}</svg>`;
}
