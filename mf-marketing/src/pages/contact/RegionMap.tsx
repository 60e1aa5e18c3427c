import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { firm } from '@site/firm';
import { color, font, media, radius } from '@site/ui';
import { contact } from '../../content/contact';
import { coasts, countries, type Point } from './region';

const WEST = 28;
const NORTH = 34;
const WIDTH = 616;
const HEIGHT = 440;

/** Longitude and latitude in degrees to a position in the drawing. */
const place = ([longitude, latitude]: Point): Point => [(longitude - WEST) * 18, (NORTH - latitude) * 20];

const pathOf = (points: readonly Point[]) =>
  `M${points.map((point) => place(point).map(Math.round).join(' ')).join('L')}`;

const map = css({
  width: '100%',
  height: 'auto',
  overflow: 'hidden',
  background: `color-mix(in srgb, ${color.accent} 30%, ${color.surface})`,
  borderRadius: radius.md,
  text: { fontFamily: font.text, fill: color.muted, fontSize: 14, [media.belowSm]: { display: 'none' } },
});
const land = css({ fill: color.paper, stroke: color.line, strokeWidth: 1.5, strokeLinejoin: 'round' });
const journey = css({
  fill: 'none',
  stroke: color.accentDark,
  strokeWidth: 2,
  strokeDasharray: '2 6',
  strokeLinecap: 'round',
});
/* On phones the countries have no names: the list beside the map has them. */
const dot = css({ fill: color.muted });
const ring = css({ fill: color.accent, fillOpacity: 0.35 });
const pin = css({ fill: color.accentDark, stroke: color.surface, strokeWidth: 2 });
const officeName = css({
  '&&': { display: 'block', fill: color.ink, fontFamily: font.display, fontSize: 20 },
  [media.belowSm]: { '&&': { fontSize: 30 } },
});

/** The position of an office's name, from its pin. No two names overlap. */
const nameOffsets = [
  { x: 16, y: 6, anchor: 'start' },
  { x: -16, y: 6, anchor: 'end' },
  { x: -4, y: 34, anchor: 'middle' },
] as const;

/** The firm's offices and countries on a map of the region, without borders. */
export function RegionMap(): ReactNode {
  const offices = firm.offices.map(({ longitude, latitude }): Point => [longitude, latitude]);
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} css={map} role="img" aria-label={contact.presence.map}>
      {coasts.map((coast) => (
        <path key={pathOf(coast)} d={`${pathOf(coast)}Z`} css={land} />
      ))}
      {Object.entries(countries).map(([name, { at, nameOffset }]) => {
        const [x, y] = place(at);
        return (
          <g key={name}>
            <circle cx={x} cy={y} r={3.5} css={dot} />
            <text x={x + nameOffset} y={y + 5} textAnchor={nameOffset < 0 ? 'end' : 'start'}>
              {name}
            </text>
          </g>
        );
      })}
      <path d={pathOf(offices.toSorted(([one], [other]) => one - other))} css={journey} />
      {firm.offices.map(({ city, longitude, latitude }, index) => {
        const [x, y] = place([longitude, latitude]);
        const offset = nameOffsets[index % nameOffsets.length]!;
        return (
          <g key={city}>
            <circle cx={x} cy={y} r={11} css={ring} />
            <circle cx={x} cy={y} r={6} css={pin} />
            <text x={x + offset.x} y={y + offset.y} textAnchor={offset.anchor} css={officeName}>
              {city}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
