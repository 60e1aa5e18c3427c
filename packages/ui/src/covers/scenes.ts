import type { Seeded } from '../seeded';
import { shapePaths, type ShapeName } from '../shapes/shape-paths';
import { area, paperScheme, type AreaTones } from '../tokens';
import type { CoverTheme } from './cover-theme';

const { ink: INK, paper: PAPER } = paperScheme;
const GOLD = area.yellow.base;

const path = (data: string, fill: string, opacity = 1): string =>
  `<path d="${data}" fill="${fill}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ''}/>`;
const circle = (x: number, y: number, radius: number, fill: string, opacity = 1): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ''}/>`;
const stroke = (data: string, color: string, width: number, dashes = ''): string =>
  `<path d="${data}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${dashes && ` stroke-dasharray="${dashes}"`}/>`;
/** A shape around a point. */
const place = (shape: ShapeName, x: number, y: number, size: number, fill: string): string =>
  `<path d="${shapePaths[shape]}" transform="translate(${x - size / 2} ${y - size / 2})scale(${size / 100})" fill="${fill}"/>`;
/** Head and shoulders that stand on a point. */
const person = (x: number, y: number, height: number, fill: string): string =>
  `<g transform="translate(${x} ${y})scale(${height / 126})" fill="${fill}"><circle r="24" cy="-102"/><path d="M-44 2V-28A44 44 0 0 1 44-28V2Z"/></g>`;
const rows = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

/** Draws one composition of a theme on 640 by 360; another seed gives another one. */
type Scene = (tones: AreaTones, seeded: Seeded) => string;

/** Coins on columns that rise. */
const fintech: Scene = ({ base, dark }, { from, shuffled }) => {
  const count = from(4, 6);
  const step = 520 / count;
  const fills = shuffled([INK, dark, base, INK, PAPER, dark]);
  const tops = Array.from({ length: count }, (_, index) => 300 - (index * 160) / (count - 1) + from(-22, 22));
  const coins = new Set(shuffled(tops.map((_, index) => index)).slice(0, from(2, 3)));
  return (
    path(`M0 360V${tops[0]! - 20}L640 ${tops.at(-1)! - 60}V360Z`, base, 0.3) +
    rows(count, (index) => {
      const x = Math.round(60 + index * step);
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

/** A person ahead on a slope, others following. */
const leadership: Scene = ({ base, dark }, { from }) => {
  const [x, y] = [from(380, 500), from(120, 160)];
  const followers = from(2, 4);
  return (
    circle(x + from(-30, 30), y - 10, from(88, 112), PAPER) +
    path(`M0 360L${x} ${y + 14}L640 ${from(210, 260)}V360Z`, base) +
    path(`M${x} ${y + 14}L640 230V360H${x + from(60, 120)}Z`, dark) +
    person(x, y + 20, 118, INK) +
    rows(followers, (index) => {
      const share = (index + 1) / (followers + 1);
      return person(
        Math.round(x - 20 - (x - 60) * share),
        Math.round(y + 34 + (330 - y) * share * 0.82),
        84 - index * 8,
        dark,
      );
    }) +
    place('star', from(90, 210), from(60, 110), from(56, 84), GOLD)
  );
};

/** A rocket made of the shapes, and where it goes. */
const venture: Scene = ({ base, dark }, { from, one }) => {
  const [planetX, planetY] = [from(470, 560), from(60, 110)];
  const turn = from(34, 56);
  return (
    circle(planetX, planetY, from(130, 170), base, 0.45) +
    circle(planetX, planetY, from(70, 100), base) +
    stroke(
      `M-20 ${from(320, 380)}Q${from(150, 230)} ${from(300, 340)} ${from(290, 350)} ${from(190, 220)}`,
      dark,
      4,
      '2 14',
    ) +
    `<g transform="translate(${from(320, 390)} ${from(160, 200)})rotate(${turn})scale(${from(86, 112) / 100})">${[
      path('M0-136L46-58H-46Z', area.red.base),
      path('M-46-58H46V72H-46Z', PAPER),
      path('M0-58H46V72H0Z', INK, 0.12),
      path('M-46 18V72L-86 110V56ZM46 18V72L86 110V56Z', INK),
      circle(0, -14, 24, INK),
      circle(0, -14, 13, area[one(['teal-light', 'pink', 'blue'] as const)].base),
      path('M-28 72H28L0 150Z', dark),
    ].join('')}</g>` +
    rows(3, (index) => circle(190 - index * 62, 306 + index * 20, 26 - index * 8, INK, 1 - index * 0.3)) +
    place('star', from(80, 200), from(60, 130), from(38, 60), dark) +
    place('diamond', from(540, 600), from(230, 310), from(26, 46), INK)
  );
};

/** A plant of quarter circles under the sun. */
const sustainability: Scene = ({ base, dark }, { from, one }) => {
  const x = from(230, 400);
  const pairs = from(2, 3);
  const sunX = x < 320 ? from(460, 560) : from(80, 160);
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

/** Cells of a honeycomb, connected. */
const technology: Scene = ({ base, dark }, { from, shuffled }) => {
  const cells = [0, 1, 2, 3, 4].flatMap((column) =>
    [0, 1, 2].map((row): [number, number] => [74 + column * 123, 38 + row * 142 + (column % 2) * 71]),
  );
  const chosen = shuffled(cells).slice(0, from(7, 9));
  const ways = chosen.slice(1).map(([x, y], index) => `M${chosen[index]!.join(' ')}L${x} ${y}`);
  const fills = [INK, base, dark, PAPER, base, INK, dark, PAPER, base];
  return (
    stroke(ways.slice(0, 5).join(''), dark, 4) +
    chosen.map(([x, y], index) => place('hexagon', x, y, 146, fills[index]!)).join('') +
    chosen
      .slice(0, 4)
      .map(([x, y], index) => place('hexagon', x, y, 74, index % 2 ? INK : GOLD))
      .join('')
  );
};

/** A board with moves across it. */
const strategy: Scene = ({ base, dark }, { from, shuffled }) => {
  const board = [0, 1, 2, 3].flatMap((row) =>
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
  const places = shuffled([
    [360, 315],
    [600, 135],
    [40, 135],
    [600, 315],
    [440, 225],
    [120, 45],
    [200, 45],
  ] as const);
  return (
    path(board.join(''), base, 0.45) +
    stroke(`M${turns[0]} 315H${turns[1]}V${first}H${turns[2]}V${second}`, INK, 6, '2 14') +
    circle(turns[0]!, 315, 34, INK) +
    place('square', turns[1]!, first, 62, dark) +
    place('star', turns[2]!, second, 86, GOLD) +
    pieces
      .map((piece, index) => {
        const [x, y] = places[index]!;
        return place(piece, x, y, 72, [PAPER, INK, dark, PAPER][index]!);
      })
      .join('')
  );
};

/** A page that turns into pixels. */
const digital: Scene = ({ base, dark }, { from, one }) => {
  const width = from(270, 340);
  const picture = one(['circle', 'diamond', 'hexagon'] as const);
  return [
    path(`M64 62h${width}v236H64Z`, INK),
    path(`M64 62h${width}v36H64Z`, dark),
    circle(88, 80, 7, PAPER) + circle(112, 80, 7, PAPER),
    place(picture, 138, 156, 86, area['teal-light'].base),
    path('M92 216h110v10H92ZM92 240h78v10H92ZM92 264h96v10H92Z', PAPER),
    path(`M${64 + width - 118} 124h92v144h-92Z`, base),
    path(`M${64 + width - 118} 268l46-${from(50, 100)}l46 ${from(10, 40)}V268Z`, PAPER),
    rows(16, (index) => {
      const size = Math.round(46 - index * 2.2);
      const fill = [INK, dark, base, area.pink.base][Math.min(3, Math.floor(index / 4 + from(0, 1) * 0.5))]!;
      return path(
        `M${64 + width + from(0, 40) + index * 13} ${from(60, 270)}h${size}v${size}h-${size}z`,
        fill,
      );
    }),
  ].join('');
};

/** Wheels that drive a belt. */
const operations: Scene = ({ base, dark }, { from, shuffled }) => {
  const sizes = shuffled([210, 150, 104]);
  const fills = shuffled([INK, dark, area.red.base]);
  let x = from(20, 70);
  return (
    sizes
      .map((size, index) => {
        const middle = x + size / 2;
        x += size - 16;
        const y = 150 + (index % 2 ? from(-30, 10) : from(-14, 18));
        return (
          place('hexagon', middle, y, size, fills[index]!) +
          circle(middle, y, size * 0.28, [base, PAPER, INK][index]!) +
          circle(middle, y, size * 0.1, PAPER)
        );
      })
      .join('') +
    path(`M${x - 20} 142h${640 - x + 20}v14h-${640 - x + 20}zM0 292H640v14H0Z`, INK) +
    shuffled(['square', 'parallelogram', 'triangle', 'pentagon'] as const)
      .map((shape, index) =>
        place(shape, 90 + index * 150 + from(-16, 16), 256, 74, [base, area.red.base, dark, GOLD][index]!),
      )
      .join('') +
    rows(5, (index) => circle(60 + index * 130, 332, 18, dark))
  );
};

/** People, one of whom stands out: in a row, or in two rows behind each other. */
const talent: Scene = ({ base, dark }, { from, one, shuffled }) => {
  const x = from(190, 450);
  const fills = shuffled([dark, INK, area.purple.base, area['teal-light'].base, dark, area.yellow.base]);
  const someone = (index: number, at: number, height: number) => person(at, 362, height, fills[index % 6]!);
  const far = rows(6, (index) => someone(index, 40 + index * 112 + from(-10, 10), from(150, 176)));
  const near = rows(5, (index) => someone(index + 3, x - 240 + index * 120, 190 - Math.abs(index - 2) * 22));
  const height = from(236, 276);
  return [
    circle(x, from(170, 200), from(120, 170), base, 0.6),
    one([far, near, far + near]),
    person(x, 362, height, INK),
    circle(x, 362 - height * 0.81, height * 0.19, one([PAPER, GOLD])),
    place(one(['star', 'diamond', 'hexagon'] as const), x + from(-120, 120), from(40, 56), 62, GOLD),
    place(
      one(['triangle', 'pentagon', 'square'] as const),
      x > 320 ? from(60, 120) : from(520, 580),
      from(56, 96),
      60,
      dark,
    ),
  ].join('');
};

/** The shapes side by side. */
const mosaic: Scene = ({ base, dark }, { from, shuffled }) => {
  const shapes = shuffled([
    'pentagon',
    'circle',
    'triangle',
    'parallelogram',
    'square',
    'diamond',
    'star',
    'hexagon',
  ] as const);
  const fills = shuffled([
    dark,
    GOLD,
    INK,
    area.pink.base,
    area.sage.base,
    area.purple.base,
    area.red.base,
    INK,
  ]);
  const odd = from(0, 1);
  return rows(8, (index) => {
    const [column, row] = [index % 4, Math.floor(index / 4)];
    const ground =
      (column + row + odd) % 2 ? '' : path(`M${column * 160} ${row * 180}h160v180h-160z`, base, 0.35);
    return ground + place(shapes[index]!, column * 160 + 80, row * 180 + 90, 118, fills[index]!);
  });
};

export const scenes: Record<CoverTheme, Scene> = {
  fintech,
  leadership,
  venture,
  sustainability,
  technology,
  strategy,
  digital,
  operations,
  talent,
  mosaic,
};
