import { seededBy, type Seeded } from '../seeded';
import { tessellations } from '../tiling/polygons';
import { drawStrapwork } from '../tiling/strapwork';
import { area, type AreaColor, type AreaTones } from '../tokens';
import { coverFile, type CoverTheme } from './cover-theme';
import type { Scene } from './pen';
import { scenes } from './scenes';

/** Strapwork that fills the ground. */
function drawGround({ base, tint }: AreaTones, { from, one }: Seeded): string {
  const families = Object.values(tessellations).flat();
  const { width, height, paths } = drawStrapwork(one(families), one([52, 63, 67.5, 72]), from(38, 60));
  return `<pattern id="g" width="${width}" height="${height}" patternUnits="userSpaceOnUse" patternTransform="rotate(${one([0, 15, 30, 45])})"><path d="${paths.join('')}" fill="none" stroke="${base}" stroke-opacity=".5"/></pattern><path d="M0 0H640V360H0Z" fill="${tint}"/><path d="M0 0H640V360H0Z" fill="url(#g)"/>`;
}

/* Only these themes may be mirrored. The others read from left to right. */
const MIRRORED = new Set<CoverTheme>([
  'leadership',
  'venture',
  'sustainability',
  'technology',
  'strategy',
  'operations',
]);

/** An SVG document of 640 by 360. The seed decides how the scene is composed. */
function drawCover(theme: CoverTheme, color: AreaColor, scene: Scene, seed: string): string {
  const tones = area[color];
  const seeded = seededBy(seed);
  const light = seeded.from(300, 440);
  const mirrored = MIRRORED.has(theme) && seeded.one([true, false]);
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360" viewBox="0 0 640 360">',
    drawGround(tones, seeded),
    `<path d="M${light + 90} 0H640V360H${light - 90}Z" fill="${tones.base}" fill-opacity=".3"/>`,
    `<g${mirrored ? ' transform="matrix(-1 0 0 1 640 0)"' : ''}>${scene(tones, seeded)}</g>`,
    '</svg>',
  ].join('');
}

/**
 * The covers of articles, for the build of a remote. Articles of one theme take its scenes in turn, the oldest first,
 * so that a new article changes no cover of an earlier one.
 *
 * @param articles the newest first.
 */
export function drawCovers(
  articles: readonly { id: number; color: AreaColor; visualTheme?: CoverTheme | undefined }[],
): Record<string, string> {
  const drawn = new Map<CoverTheme, number>();
  const covers = articles.toReversed().map(({ id, color, visualTheme: theme = 'conversation' }) => {
    const earlier = drawn.get(theme) ?? 0;
    drawn.set(theme, earlier + 1);
    const scene = scenes[theme][earlier % scenes[theme].length]!;
    return [coverFile(id), drawCover(theme, color, scene, `article ${id}`)];
  });
  return Object.fromEntries(covers) as Record<string, string>;
}
