import { path, stroke } from '../svg-marks';
import { area } from '../tokens';
import type { CoverTheme } from './cover-theme';
import { circle, GOLD, INK, PAPER, place, rows, type Scene } from './pen';
import { conversation, leadership, table, team } from './people';
import { bridge, cloud, doorway, rocket, scales } from './structures';

/** Coins on columns that rise. */
const fintech: Scene = ({ base, dark }, { from, shuffled }) => {
  const count = from(4, 6);
  const step = 440 / count;
  const fills = shuffled([INK, dark, base, INK, PAPER, dark]);
  const tops = Array.from({ length: count }, (_, index) => 300 - (index * 160) / (count - 1) + from(-22, 22));
  const coins = new Set(shuffled(tops.map((_, index) => index)).slice(0, from(2, 3)));
  return (
    path(`M0 360V${tops[0]! - 20}L640 ${tops.at(-1)! - 60}V360Z`, base, 0.3) +
    rows(count, (index) => {
      const x = Math.round(108 + index * step);
      const width = Math.round(step * 0.74);
      const top = tops[index]!;
      const coin = coins.has(index)
        ? circle(x + width / 2, top - width / 2, width / 2, GOLD) +
          place('diamond', x + width / 2, top - width / 2, width * 0.55, PAPER)
        : '';
      return path(`M${x} 360V${top}h${width}V360Z`, fills[index % fills.length]!) + coin;
    })
  );
};

/** A plant of quarter circles under the sun. */
const sustainability: Scene = ({ base, dark }, { from, one }) => {
  const x = from(240, 400);
  const pairs = from(2, 3);
  const sunX = x < 320 ? from(440, 470) : from(170, 200);
  return (
    circle(sunX, from(90, 140), from(64, 92), GOLD) +
    circle(from(470, 540), 450, from(200, 250), base) +
    circle(from(80, 160), 470, from(210, 260), dark, 0.55) +
    path(`M${x - 7} 360V${340 - pairs * 84}H${x + 7}V360Z`, INK) +
    rows(pairs, (index) => {
      const y = 312 - index * 88;
      const size = 104 - index * 12;
      const [left, right] = index % 2 ? [dark, INK] : [INK, dark];
      return (
        path(
          `M${x} ${y}A${size} ${size} 0 0 1 ${x - size} ${y - size}A${size} ${size} 0 0 1 ${x} ${y}Z`,
          left,
        ) +
        path(
          `M${x} ${y - 12}A${size} ${size} 0 0 0 ${x + size} ${y - 12 - size}A${size} ${size} 0 0 0 ${x} ${y - 12}Z`,
          right,
        )
      );
    }) +
    place(one(['circle', 'diamond', 'star'] as const), x, 318 - pairs * 88, 46, area.red.base)
  );
};

/** A honeycomb, some of whose cells are still empty. */
const technology: Scene = ({ base, dark }, { from, shuffled }) => {
  const cells = [0, 1, 2, 3].flatMap((column) =>
    (column % 2 ? [0, 1] : [0, 1, 2]).map((row): [number, number] => [
      173 + column * 98,
      67 + row * 113 + (column % 2) * 56.5,
    ]),
  );
  const full = from(7, 8);
  const places = shuffled(cells);
  const fills = [INK, dark, PAPER, INK, dark, base, PAPER, base];
  const cores = ['hexagon', 'circle', 'diamond', 'hexagon'] as const;
  return [
    ...places
      .slice(full)
      .map(
        ([x, y]) =>
          `<path d="M${x + 55} ${y}l-27.5 47.6h-55l-27.5-47.6 27.5-47.6h55z" fill="none" stroke="${dark}" stroke-width="3" stroke-dasharray="8 8"/>`,
      ),
    ...places.slice(0, full).map(([x, y], index) => place('hexagon', x, y, 124, fills[index]!)),
    ...cores.map((core, index) => {
      const [x, y] = places[index]!;
      return place(core, x, y, 60, index % 2 ? area['teal-light'].base : GOLD);
    }),
  ].join('');
};

/** A board with moves across it. */
const board: Scene = ({ base, dark }, { from, shuffled }) => {
  const squares = [0, 1, 2, 3].flatMap((row) =>
    [0, 1, 2, 3].map((pair) => `M${pair * 160 + (row % 2) * 80} ${row * 90}h80v90h-80z`),
  );
  const turns = [from(1, 2), from(3, 4), from(5, 6)].map((column) => column * 80 + 40);
  const [first, second] = [from(1, 2) * 90 + 45, 45];
  const pieces = shuffled([
    'triangle',
    'diamond',
    'pentagon',
    'circle',
    'square',
    'parallelogram',
  ] as const).slice(0, 4);
  // None is on the way of the moves.
  const places = shuffled([
    [120, 45],
    [280, 45],
    [200, 135],
    [120, 225],
    [440, 315],
    [520, 315],
  ] as const);
  return (
    path(squares.join(''), base, 0.45) +
    stroke(`M${turns[0]} 315H${turns[1]}V${first}H${turns[2]}V${second}`, INK, 6, 1, '2 14') +
    circle(turns[0]!, 315, 32, INK) +
    place('square', turns[1]!, first, 62, dark) +
    place('star', turns[2]!, second, 76, GOLD) +
    pieces
      .map((piece, index) => {
        const [x, y] = places[index]!;
        return place(piece, x, y, 60, [PAPER, INK, dark, PAPER][index]!);
      })
      .join('')
  );
};

/** A compass whose needle points at a star. */
const compass: Scene = ({ base, dark }, { from, one, shuffled }) => {
  const [x, y] = [from(244, 266), from(176, 188)];
  const turn = from(28, 62);
  const points = shuffled(['triangle', 'square', 'pentagon', 'hexagon'] as const);
  const around = [
    [0, -92],
    [92, 0],
    [0, 92],
    [-92, 0],
  ] as const;
  const marks = rows(
    24,
    (index) =>
      `<g transform="rotate(${index * 15})">${path(`M-2-128h4v${index % 6 ? 12 : 0}h-4z`, dark)}</g>`,
  );
  return (
    circle(from(60, 120), from(300, 340), from(120, 160), base, 0.45) +
    stroke(`M${x + 96} ${y - 96}Q${x + 180} ${y - 60} 500 90`, INK, 6, 1, '2 14') +
    `<g transform="translate(${x} ${y})">${[
      circle(0, 0, 150, INK),
      circle(0, 0, 134, PAPER),
      marks,
      ...around.map(([left, top], index) => place(points[index]!, left, top, 38, index % 2 ? dark : base)),
      `<g transform="rotate(${turn})">${path('M0-112L24 0H-24Z', area.red.base)}${path('M0 112L24 0H-24Z', INK)}</g>`,
      circle(0, 0, 12, GOLD),
    ].join('')}</g>` +
    place('star', from(505, 518), from(60, 84), from(60, 76), GOLD) +
    place(one(['diamond', 'parallelogram'] as const), from(490, 520), from(270, 300), 56, dark)
  );
};

/** A page that turns into pixels. */
const digital: Scene = ({ base, dark }, { from, one }) => {
  const width = from(270, 290);
  const picture = one(['circle', 'diamond', 'hexagon'] as const);
  return [
    path(`M92 62h${width}v236H92Z`, INK),
    path(`M92 62h${width}v36H92Z`, dark),
    circle(116, 80, 7, PAPER) + circle(140, 80, 7, PAPER),
    place(picture, 166, 156, 86, area['teal-light'].base),
    path('M120 216h100v10H120ZM120 240h78v10H120ZM120 264h88v10H120Z', PAPER),
    path(`M${92 + width - 118} 124h92v144h-92Z`, base),
    path(`M${92 + width - 118} 268l46-${from(50, 100)}l46 ${from(10, 40)}V268Z`, PAPER),
    rows(16, (index) => {
      const size = Math.round(42 - index * 2.2);
      const fill = [INK, dark, base, area.pink.base][Math.min(3, Math.floor(index / 4 + from(0, 1) * 0.5))]!;
      return path(
        `M${100 + width + from(0, 20) + index * 9} ${64 + ((index * 83 + from(0, 30)) % 200)}h${size}v${size}h-${size}z`,
        fill,
      );
    }),
  ].join('');
};

/** Wheels that drive a belt. */
const operations: Scene = ({ base, dark }, { from, shuffled }) => {
  const sizes = shuffled([184, 144, 108]);
  const fills = shuffled([INK, dark, area.red.base]);
  let x = 118;
  return (
    sizes
      .map((size, index) => {
        const middle = x + size / 2;
        x += size - 16;
        const y = 116 + (index % 2 ? from(-20, 4) : from(-10, 10));
        return (
          place('hexagon', middle, y, size, fills[index]!) +
          circle(middle, y, size * 0.28, [base, PAPER, INK][index]!) +
          circle(middle, y, size * 0.1, PAPER)
        );
      })
      .join('') +
    path(`M${x - 20} 110H640v14H${x - 20}ZM0 292H640v14H0Z`, INK) +
    shuffled(['square', 'parallelogram', 'triangle', 'pentagon'] as const)
      .map((shape, index) =>
        place(shape, 128 + index * 128 + from(-10, 10), 255, 74, [base, area.red.base, dark, GOLD][index]!),
      )
      .join('') +
    rows(5, (index) => circle(60 + index * 130, 332, 18, dark))
  );
};

/** The scenes of each theme: articles of one theme take them in turn. */
export const scenes: Record<CoverTheme, readonly [Scene, ...Scene[]]> = {
  fintech: [fintech],
  leadership: [scales, leadership],
  venture: [bridge, rocket],
  sustainability: [sustainability],
  technology: [cloud, technology],
  strategy: [board, compass],
  digital: [digital],
  operations: [operations],
  talent: [table, team, doorway],
  conversation: [conversation],
};
