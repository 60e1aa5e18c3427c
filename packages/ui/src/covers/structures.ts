import { path, stroke } from '../svg-marks';
import { area } from '../tokens';
import { circle, GOLD, INK, PAPER, person, place, rows, type Scene } from './pen';

/** A rocket made of the shapes, and where it goes. */
export const rocket: Scene = ({ base, dark }, { from, one }) => {
  const [planetX, planetY] = [from(430, 480), from(70, 110)];
  const turn = from(34, 56);
  return (
    circle(planetX, planetY, from(130, 170), base, 0.45) +
    circle(planetX, planetY, from(70, 100), base) +
    stroke(
      `M-20 ${from(320, 380)}Q${from(150, 230)} ${from(300, 340)} ${from(290, 350)} ${from(190, 220)}`,
      dark,
      4,
      1,
      '2 14',
    ) +
    `<g transform="translate(${from(310, 360)} ${from(160, 190)})rotate(${turn})scale(${from(86, 112) / 100})">${[
      path('M0-136L46-58H-46Z', area.red.base),
      path('M-46-58H46V72H-46Z', PAPER),
      path('M0-58H46V72H0Z', INK, 0.12),
      path('M-46 18V72L-86 110V56ZM46 18V72L86 110V56Z', INK),
      circle(0, -14, 24, INK),
      circle(0, -14, 13, area[one(['teal-light', 'pink', 'blue'] as const)].base),
      path('M-28 72H28L0 150Z', area.red.base),
      path('M-14 72H14L0 116Z', GOLD),
    ].join('')}</g>` +
    rows(3, (index) => circle(190 - index * 62, 306 + index * 20, 22 - index * 6, PAPER, 0.9 - index * 0.2)) +
    place('star', from(120, 200), from(60, 110), from(38, 60), dark) +
    place('diamond', from(500, 530), from(230, 310), from(26, 46), INK)
  );
};

/** A bridge from a tower to a small house, and a coin on its way across. */
export const bridge: Scene = ({ base, dark }, { from }) => {
  const roof = from(50, 74);
  const crown = from(96, 116);
  const coin = 182 + 46 * from(3, 4) + 23;
  const water = area['teal-light'];
  return [
    circle(from(300, 350), from(104, 124), from(76, 92), base, 0.6),
    path('M0 290H640V360H0Z', water.base),
    rows(5, (index) => stroke(`M${176 + index * 62} ${index % 2 ? 334 : 314}h34`, water.dark, 4, 0.6)),
    path('M0 214H150V360H0ZM490 214H640V360H490Z', base),
    path('M0 214H150V226H0ZM490 214H640V226H490Z', dark),
    path(`M30 ${roof}H120V214H30Z`, INK),
    rows(8, (index) =>
      path(
        `M${47 + (index % 2) * 34} ${roof + 18 + Math.floor(index / 2) * 30}h20v15h-20z`,
        index % 3 ? PAPER : GOLD,
      ),
    ),
    rows(7, (index) => {
      const x = 182 + index * 46;
      const height = Math.round(crown * (1 - ((x - 320) / 170) ** 2));
      return path(`M${x - 2} ${214 - height}h4v${height}h-4z`, INK);
    }),
    `<path d="M150 218Q320 ${218 - 2 * crown} 490 218" fill="none" stroke="${INK}" stroke-width="12"/>`,
    path('M116 210H524V228H116Z', INK),
    circle(coin, 188, 22, area.red.base) + place('diamond', coin, 188, 24, PAPER),
    path('M530 152H600V212H530Z', PAPER),
    path('M516 154L565 106L614 154Z', area.red.base),
    path('M554 212V180H576V212Z', dark),
  ].join('');
};

/** A pair of scales: coins in one pan, and a person, who weighs more, in the other. */
export const scales: Scene = ({ dark }, { from, one }) => {
  const lift = from(22, 32);
  const pan = (x: number, y: number, load: string) =>
    `<g transform="translate(${x} ${y})">${[
      stroke('M-70 126L0 0L70 126', INK, 3),
      load,
      path('M-82 126H82A82 42 0 0 1-82 126Z', dark),
    ].join('')}</g>`;
  const coins = rows(3, (index) =>
    path(`M${-44 + index * 3} ${102 - index * 26}h82v22h-82z`, index % 2 ? dark : GOLD),
  );
  return [
    circle(from(300, 340), 176, from(148, 164), PAPER, 0.8),
    path('M0 336H640V360H0Z', dark, 0.3),
    path('M306 78H334V320H306Z', dark),
    path('M220 340A100 46 0 0 1 420 340Z', dark),
    pan(146, 84 - lift, coins),
    pan(494, 84 + lift, person(0, 128, 108, INK) + place('star', 0, 98, 34, GOLD)),
    stroke(`M146 ${84 - lift}L494 ${84 + lift}`, INK, 14),
    place(one(['diamond', 'hexagon', 'circle'] as const), 320, 84, 58, GOLD),
  ].join('');
};

/** A cloud above cabinets: the contents of some rise to it, and those of one stay locked. */
export const cloud: Scene = ({ base, dark }, { from, shuffled }) => {
  const [locked, ...open] = shuffled([0, 1, 2, 3]);
  const leftOf = (index: number) => 130 + index * 102;
  const cabinets = rows(4, (index) => {
    const left = leftOf(index);
    const shelves = rows(3, (shelf) => path(`M${left + 14} ${254 + shelf * 34}h52v12h-52z`, PAPER));
    const lock =
      `<path d="M${left + 26} 300v-16a14 14 0 0 1 28 0v16" fill="none" stroke="${GOLD}" stroke-width="8"/>` +
      path(`M${left + 16} 296h48v42h-48z`, GOLD);
    return (
      path(`M${left} 234h80v126h-80z`, index === locked ? dark : INK) + (index === locked ? lock : shelves)
    );
  });
  const rising = open.map((index, order) => {
    const x = leftOf(index) + 40;
    return (
      stroke(`M${x} 228V150`, dark, 4, 1, '2 12') +
      path(`M${x - 16} ${184 + from(-14, 8)}h32v32h-32z`, [PAPER, INK, area.pink.base][order]!)
    );
  });
  return [
    circle(from(470, 530), from(76, 100), from(64, 76), GOLD),
    ...rising,
    circle(200, 110, 54, base) + circle(300, 88, 76, base) + circle(424, 102, 62, base),
    path('M200 100H424V164H200Z', base),
    cabinets,
  ].join('');
};

/** A door that stands open: tools on this side of it, a team on the other. */
export const doorway: Scene = ({ base, dark }, { from, one, shuffled }) => {
  const x = from(262, 284);
  const [first, second] = shuffled([area.purple.dark, dark]);
  return [
    path('M0 300H640V360H0Z', dark),
    place('hexagon', 92, 130, from(120, 136), base) + circle(92, 130, 26, PAPER),
    place('hexagon', 136, 240, 96, INK) + circle(136, 240, 20, PAPER),
    path(`M${x - 70} 300V138A90 90 0 0 1 ${x + 110} 138V300Z`, GOLD),
    path(`M${x - 70} 300H${x + 110}L${x + 210} 360H${x - 110}Z`, GOLD, 0.75),
    path(`M${x + 110} 300V138L${x + 190} 96V338Z`, INK) + circle(x + 126, 226, 8, GOLD),
    person(x + 20, 318, 148, INK),
    place(one(['star', 'diamond'] as const), x + 20, 286, 40, GOLD),
    person(x + 246, 318, 108, first!) + person(x + 322, 318, 92, second!),
  ].join('');
};
