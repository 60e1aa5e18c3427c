import { area } from '../tokens';
import { circle, GOLD, INK, PAPER, path, person, place, rows, type Scene } from './pen';

/** A person ahead on a slope, others following. */
export const leadership: Scene = ({ base, dark }, { from }) => {
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

/** People, one of whom stands out: in a row, or in two rows behind each other. */
export const crowd: Scene = ({ base, dark }, { from, one, shuffled }) => {
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

/** A round table from above; one of its chairs is another colour than the others. */
export const table: Scene = ({ base, dark }, { from, one }) => {
  const [x, y] = [from(280, 360), from(176, 190)];
  const chairs = from(7, 9);
  const first = from(0, 40);
  const seats = rows(chairs, (index) => {
    const fill = index === 0 ? GOLD : index % 2 ? INK : dark;
    return `<g transform="rotate(${Math.round(first + (index * 360) / chairs)})">${path('M-34-122V-140A34 34 0 0 1 34-140V-122Z', fill)}</g>`;
  });
  return (
    circle(x < 320 ? from(560, 600) : from(40, 80), from(250, 320), from(90, 130), base, 0.45) +
    `<g transform="translate(${x} ${y})">${[
      seats,
      circle(0, 0, 112, base),
      circle(0, 0, 92, PAPER),
      place(one(['hexagon', 'star', 'pentagon'] as const), 0, 0, 104, dark),
    ].join('')}</g>` +
    place('diamond', x < 320 ? from(540, 590) : from(50, 100), from(60, 100), from(44, 64), dark)
  );
};

/** Steps that people climb, to a door. */
export const steps: Scene = ({ base, dark }, { from, shuffled }) => {
  const count = from(4, 5);
  const width = Math.round(440 / count);
  const fills = shuffled([dark, area.purple.base, INK, area['teal-light'].base, dark]);
  const topOf = (index: number) => 316 - index * Math.round(150 / count);
  const stairs = rows(count, (index) =>
    path(`M${20 + index * width} 360V${topOf(index)}H640V360Z`, index % 2 ? base : dark),
  );
  const climbers = rows(count - 1, (index) =>
    person(20 + Math.round((index + 0.5) * width), topOf(index) + 2, from(84, 104), fills[index]!),
  );
  const [doorX, doorY] = [20 + count * width + 36, topOf(count - 1)];
  return (
    circle(doorX, doorY - 70, from(116, 132), PAPER) +
    stairs +
    climbers +
    path(`M${doorX - 44} ${doorY}v-84a44 44 0 0 1 88 0v84z`, INK) +
    path(`M${doorX - 44} ${doorY}v-84a44 44 0 0 1 44-44v128z`, GOLD) +
    place('star', from(70, 180), from(60, 110), from(52, 70), GOLD)
  );
};
