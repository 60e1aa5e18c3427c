import { css } from '@emotion/react';
import { Fragment, type ReactNode } from 'react';
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

/** Each point is given from the one before it: these numbers are short. */
function pathOf(points: readonly Point[]): string {
  let from = [0, 0] as Point;
  const steps = points.map((point) => {
    const [x, y] = place(point).map(Math.round) as [number, number];
    const step = `${x - from[0]} ${y - from[1]}`;
    from = [x, y];
    return step;
  });
  return `m${steps.join(' ')}`;
}

const map = css({
  width: '100%',
  height: 'auto',
  overflow: 'hidden',
  background: `color-mix(in srgb, ${color.accent} 30%, ${color.surface})`,
  borderRadius: radius.md,
  // These four properties style the offices' names.
  fill: color.ink,
  fontFamily: font.display,
  fontSize: 20,
  [media.belowSm]: { fontSize: 30 },
});
const land = css({ fill: color.paper, stroke: color.line, strokeWidth: 1.5, strokeLinejoin: 'round' });
const journey = css({
  fill: 'none',
  stroke: color.accentDark,
  strokeWidth: 2,
  strokeDasharray: '2 6',
  strokeLinecap: 'round',
});
const ring = css({ fill: color.accent, fillOpacity: 0.35 });
const pin = css({ fill: color.accentDark, stroke: color.surface, strokeWidth: 2 });
/* Phones have no room for these names, which the list below the map has too. */
const countriesWithoutOffice = css({
  fill: color.muted,
  fontFamily: font.text,
  fontSize: 14,
  [media.belowSm]: { display: 'none' },
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
        <path key={pathOf(coast)} d={`${pathOf(coast)}z`} css={land} />
      ))}
      <g css={countriesWithoutOffice}>
        {Object.entries(countries).map(([name, { at, nameOffset }]) => {
          const [x, y] = place(at);
          return (
            <Fragment key={name}>
              <circle cx={x} cy={y} r={3.5} />
              <text x={x + nameOffset} y={y + 5} textAnchor={nameOffset < 0 ? 'end' : 'start'}>
                {name}
              </text>
            </Fragment>
          );
        })}
      </g>
      <path d={pathOf(offices.toSorted(([one], [other]) => one - other))} css={journey} />
      {firm.offices.map(({ city, longitude, latitude }, index) => {
        const [x, y] = place([longitude, latitude]);
        const offset = nameOffsets[index % nameOffsets.length]!;
        return (
          <g key={city}>
            <circle cx={x} cy={y} r={11} css={ring} />
            <circle cx={x} cy={y} r={6} css={pin} />
            <text x={x + offset.x} y={y + offset.y} textAnchor={offset.anchor}>
              {city}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
