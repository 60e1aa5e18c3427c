import { path } from '../svg-marks';
import { area } from '../tokens';
import { circle, GOLD, INK, PAPER, person, place, rows, type Scene } from './pen';

/** A person ahead on a slope, others following. */
export const leadership: Scene = ({ base, dark }, { from }) => {
  const [x, y] = [from(380, 440), from(120, 160)];
  const followers = from(2, 4);
  return (
    circle(x + from(-20, 20), y - 10, from(88, 108), PAPER) +
    path(`M0 360L${x} ${y + 14}L640 ${from(210, 260)}V360Z`, base) +
    path(`M${x} ${y + 14}L640 230V360H${x + from(60, 120)}Z`, dark) +
    person(x, y + 20, 118, INK) +
    rows(followers, (index) => {
      const share = (index + 1) / (followers + 1);
      const at = Math.round(x - 20 - (x - 90) * share);
      return person(at, Math.round(380 - ((346 - y) * at) / x), 84 - index * 8, dark);
    }) +
    place('star', from(130, 200), from(60, 100), from(56, 76), GOLD)
  );
};

/** Three people, each with a shape and a colour of their own, the one in the middle ahead. */
export const team: Scene = ({ base, dark, tint }, { from, shuffled }) => {
  const [left, right] = shuffled([dark, area.purple.dark]);
  const [first, second, third] = shuffled(['star', 'diamond', 'triangle'] as const);
  const someone = (x: number, height: number, fill: string, emblem: string) =>
    `<g stroke="${tint}" stroke-width="5">${person(x, 364, height, fill)}</g>${emblem}`;
  const [leftHeight, rightHeight, height] = [from(196, 220), from(196, 220), from(268, 288)];
  return [
    circle(320, 190, from(160, 174), base, 0.6),
    someone(180, leftHeight, left!, place(second!, 170, 304, 58, area.pink.base)),
    someone(460, rightHeight, right!, place(third!, 470, 304, 58, area['teal-light'].base)),
    someone(320, height, INK, place(first!, 320, 286, 82, GOLD)),
  ].join('');
};

/** A round table from above; one of its chairs is another colour than the others. */
export const table: Scene = ({ base, dark }, { from, one }) => {
  const x = from(290, 350);
  const chairs = from(7, 9);
  const first = from(0, 40);
  const seats = rows(chairs, (index) => {
    const fill = index === 0 ? GOLD : index % 2 ? INK : dark;
    return `<g transform="rotate(${Math.round(first + (index * 360) / chairs)})">${path('M-34-122V-140A34 34 0 0 1 34-140V-122Z', fill)}</g>`;
  });
  return (
    circle(x < 320 ? from(560, 600) : from(40, 80), from(250, 320), from(90, 130), base, 0.45) +
    `<g transform="translate(${x} 180)scale(.92)">${[
      seats,
      circle(0, 0, 112, base),
      circle(0, 0, 92, PAPER),
      place(one(['hexagon', 'star', 'pentagon'] as const), 0, 0, 104, dark),
    ].join('')}</g>` +
    place('diamond', x < 320 ? from(510, 528) : from(112, 130), from(50, 70), from(44, 60), dark)
  );
};

/** Two people who sit opposite each other and talk. */
export const conversation: Scene = ({ base, dark, tint }, { from, one, shuffled }) => {
  const [left, right] = shuffled([INK, area.red.base]);
  const [cup, other] = shuffled([GOLD, PAPER]);
  const sitter = (fill: string) =>
    path('M-58 110V-40A14 14 0 0 1-30-40V44H56V110H36V64H-38V110Z', dark) +
    `<g fill="${fill}">${circle(16, -96, 36, fill)}<path d="M44-114L64-90L46-82Z"/><path d="M-24 44V-8A40 40 0 0 1 56-8V10H86A20 20 0 0 1 106 30V110H74V44Z"/></g>`;
  const bubble = (x: number, y: number, tail: string, fill: string) =>
    path(`M${x - 46} ${y - 34}h92v68h-92z${tail}`, fill) +
    rows(3, (index) => circle(x - 22 + index * 22, y, 7, INK));
  const [high, low] = [from(64, 76), from(84, 104)];
  const leftIsHigh = one([true, false]);
  return [
    circle(320, 200, 168, base, 0.5),
    path('M0 336H640V360H0Z', dark, 0.25),
    `<g transform="translate(150 226)">${sitter(left!)}</g>`,
    `<g transform="matrix(-1 0 0 1 490 226)">${sitter(right!)}</g>`,
    path('M274 246H366V258H326V336H314V258H274Z', INK),
    path('M288 246V226H308V246Z', cup!) + path('M332 246V226H352V246Z', other!),
    `<g stroke="${tint}" stroke-width="4">${bubble(272, leftIsHigh ? high : low, 'm18 68l-22 22v-22z', PAPER)}${bubble(370, (leftIsHigh ? low : high) + 26, 'm74 68l22 22v-22z', GOLD)}</g>`,
  ].join('');
};
