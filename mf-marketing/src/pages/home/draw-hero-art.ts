import { drawTiling } from '@site/ui/tiling';
import { area } from '@site/ui/tokens';

/* Where the tiling is a band, it fades in from above. The file knows the band by its height. */
const FADE =
  '<style>@media(max-height:520px){svg>g{mask:url(#m)}}</style><linearGradient id="f" x2="0" y2="1"><stop stop-color="#fff" stop-opacity="0"/><stop offset=".3" stop-color="#fff"/></linearGradient><mask id="m" maskUnits="userSpaceOnUse" x="-2000" y="0" width="4000" height="600"><path d="M-2e3 0H2e3V600H-2e3Z" fill="url(#f)"/></mask>';

/** Draws the tiling of the home page as a file, because the document has no room for it in its first packets. */
export function drawHeroArt(): string {
  // Narrower than every frame of the page, so that the picture is as high as its frame, and its lines fill the width.
  const viewBox = '480 0 320 600';
  const drawing = drawTiling({ shape: 'star', seed: '/home' }, 't', area['teal-light']);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" preserveAspectRatio="xMaxYMid">${FADE}<g>${drawing}</g></svg>`;
}
