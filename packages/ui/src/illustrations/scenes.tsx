import type { ReactNode } from 'react';
import { area, type AreaColor, type AreaTones } from '../tokens';
import { INK, PAPER, Person, Place } from './scene-parts';

/** An article's picture, drawn in the firm's shapes and the tones of one colour. */
export interface Scene {
  color: AreaColor;
  draw: (tones: AreaTones) => ReactNode;
}

/** Coins on rising columns. */
export const fintech: Scene = {
  color: 'teal-light',
  draw: ({ base, dark }) => (
    <>
      <path d="M0 360V300L640 90V360Z" fill={base} fillOpacity="0.35" />
      <path d="M96 360V262H172V360Z" fill={INK} />
      <path d="M196 360V214H272V360Z" fill={dark} />
      <path d="M296 360V166H372V360Z" fill={base} />
      <path d="M396 360V134H472V360Z" fill={INK} />
      <path d="M496 360V102H572V360Z" fill={PAPER} />
      <g fill={area.yellow.base}>
        <circle cx="134" cy="224" r="38" />
        <circle cx="334" cy="128" r="38" />
        <circle cx="534" cy="64" r="38" />
      </g>
      <path
        d="M134 202L156 224L134 246L112 224ZM334 106L356 128L334 150L312 128ZM534 42L556 64L534 86L512 64Z"
        fill={PAPER}
      />
    </>
  ),
};

/** A person ahead on a slope, others following. */
export const leadership: Scene = {
  color: 'purple',
  draw: ({ base, dark }) => (
    <>
      <circle cx="430" cy="132" r="104" fill={PAPER} />
      <path d="M0 360L430 150L640 226V360Z" fill={base} />
      <path d="M430 150L640 226V360H540Z" fill={dark} />
      <Person x={430} y={152} size={88} fill={INK} />
      <Person x={291} y={218} size={62} fill={dark} />
      <Person x={194} y={266} size={54} fill={dark} />
      <Person x={108} y={308} size={46} fill={dark} />
      <Place shape="star" x={112} y={52} size={72} fill={area.yellow.base} />
    </>
  ),
};

/** A rocket made of a triangle, a rectangle and parallelograms. */
export const venture: Scene = {
  color: 'yellow',
  draw: ({ base, dark }) => (
    <>
      <circle cx="500" cy="84" r="150" fill={base} fillOpacity="0.45" />
      <circle cx="500" cy="84" r="92" fill={base} />
      <g transform="translate(368 172) rotate(42)">
        <path d="M0 -136L46 -58H-46Z" fill={area.red.base} />
        <path d="M-46 -58H46V72H-46Z" fill={PAPER} />
        <path d="M0 -58H46V72H0Z" fill={INK} fillOpacity="0.1" />
        <path d="M-46 18V72L-86 110V56ZM46 18V72L86 110V56Z" fill={INK} />
        <circle cy="-14" r="24" fill={INK} />
        <circle cy="-14" r="13" fill={area['teal-light'].base} />
        <path d="M-28 72H28L0 150Z" fill={dark} />
      </g>
      <g fill={INK}>
        <circle cx="176" cy="312" r="26" />
        <circle cx="116" cy="336" r="16" fillOpacity="0.7" />
        <circle cx="72" cy="352" r="9" fillOpacity="0.4" />
      </g>
      <Place shape="star" x={120} y={64} size={44} fill={dark} />
      <Place shape="diamond" x={232} y={40} size={26} fill={INK} />
      <Place shape="diamond" x={560} y={268} size={32} fill={INK} />
    </>
  ),
};

/** A sun, hills and a plant of quarter circles. */
export const sustainability: Scene = {
  color: 'sage',
  draw: ({ base, dark }) => (
    <>
      <circle cx="478" cy="126" r="84" fill={area.yellow.base} />
      <circle cx="500" cy="440" r="230" fill={base} />
      <circle cx="120" cy="470" r="240" fill={dark} fillOpacity="0.55" />
      <path d="M283 360V120H297V360Z" fill={INK} />
      <path d="M290 300A100 100 0 0 1 190 200A100 100 0 0 1 290 300Z" fill={INK} />
      <path d="M290 300V290A92 92 0 0 0 382 198A100 100 0 0 0 290 300Z" fill={dark} />
      <path
        d="M290 216A90 90 0 0 1 200 126A90 90 0 0 1 290 216ZM290 196V206A90 90 0 0 0 380 106A90 90 0 0 0 290 196Z"
        fill={dark}
      />
      <path d="M290 126A74 74 0 0 1 290 30A74 74 0 0 1 290 126Z" fill={INK} />
    </>
  ),
};

/** Connected hexagons. */
export const technology: Scene = {
  color: 'blue',
  draw: ({ base, dark }) => (
    <>
      <path
        d="M0 84H150L232 180H408L490 84H640M232 180L150 284H0M408 180L490 284H640"
        fill="none"
        stroke={dark}
        strokeWidth="5"
      />
      <Place shape="hexagon" x={214} y={74} size={212} fill={INK} />
      <Place shape="hexagon" x={256} y={116} size={128} fill={base} />
      <Place shape="hexagon" x={290} y={150} size={60} fill={PAPER} />
      <Place shape="hexagon" x={100} y={34} size={100} fill={base} />
      <Place shape="hexagon" x={100} y={234} size={100} fill={dark} />
      <Place shape="hexagon" x={440} y={34} size={100} fill={PAPER} />
      <Place shape="hexagon" x={440} y={234} size={100} fill={INK} />
      <g fill={area.yellow.base}>
        <circle cx="40" cy="84" r="14" />
        <circle cx="600" cy="84" r="14" />
        <circle cx="490" cy="284" r="18" />
      </g>
      <circle cx="40" cy="284" r="14" fill={area['teal-light'].base} />
      <circle cx="600" cy="284" r="14" fill={area['teal-light'].base} />
    </>
  ),
};

/** A game board with moves across it. */
export const strategy: Scene = {
  color: 'red',
  draw: ({ base, dark }) => (
    <>
      <path
        d="M80 0H160V90H80ZM240 0H320V90H240ZM400 0H480V90H400ZM560 0H640V90H560ZM0 90H80V180H0ZM160 90H240V180H160ZM320 90H400V180H320ZM480 90H560V180H480ZM80 180H160V270H80ZM240 180H320V270H240ZM400 180H480V270H400ZM560 180H640V270H560ZM0 270H80V360H0ZM160 270H240V360H160ZM320 270H400V360H320ZM480 270H560V360H480Z"
        fill={base}
        fillOpacity="0.4"
      />
      <path
        d="M120 315H280V135H520V45"
        fill="none"
        stroke={INK}
        strokeWidth="6"
        strokeDasharray="2 14"
        strokeLinecap="round"
      />
      <circle cx="120" cy="315" r="34" fill={INK} />
      <Place shape="square" x={243} y={188} size={74} fill={dark} />
      <Place shape="triangle" x={362} y={94} size={78} fill={INK} />
      <Place shape="star" x={474} y={-2} size={92} fill={area.yellow.base} />
      <Place shape="diamond" x={400} y={186} size={78} fill={PAPER} />
      <Place shape="pentagon" x={82} y={94} size={80} fill={PAPER} />
      <Place shape="circle" x={482} y={278} size={74} fill={base} />
    </>
  ),
};

/** A web page turning into pixels. */
export const digital: Scene = {
  color: 'purple',
  draw: ({ base, dark }) => (
    <>
      <path d="M64 62H384V298H64Z" fill={INK} />
      <path d="M64 62H384V98H64Z" fill={dark} />
      <g fill={PAPER}>
        <circle cx="88" cy="80" r="7" />
        <circle cx="112" cy="80" r="7" />
        <path d="M92 210H212V220H92ZM92 234H180V244H92ZM92 258H196V268H92Z" />
      </g>
      <circle cx="132" cy="152" r="40" fill={area['teal-light'].base} />
      <path d="M236 124H356V268H236Z" fill={base} />
      <path d="M236 268L296 184L356 268Z" fill={PAPER} />
      <path d="M384 62H432V110H384ZM384 206H432V254H384ZM432 134H472V174H432Z" fill={INK} />
      <path
        d="M448 72H484V108H448ZM400 126H420V146H400ZM444 214H480V250H444ZM508 126H536V154H508Z"
        fill={dark}
      />
      <path
        d="M488 186H516V214H488ZM504 84H528V108H504ZM560 160H582V182H560ZM548 98H566V116H548Z"
        fill={base}
      />
      <path
        d="M536 214H556V234H536ZM592 122H606V136H592ZM600 196H612V208H600ZM496 240H516V260H496Z"
        fill={area.pink.base}
      />
    </>
  ),
};

/** Gears driving a conveyor belt. */
export const operations: Scene = {
  color: 'yellow',
  draw: ({ base, dark }) => (
    <>
      <Place shape="hexagon" x={62} y={30} size={210} fill={INK} />
      <circle cx="167" cy="135" r="58" fill={base} />
      <circle cx="167" cy="135" r="22" fill={PAPER} />
      <Place shape="hexagon" x={258} y={72} size={126} fill={dark} />
      <circle cx="321" cy="135" r="34" fill={PAPER} />
      <Place shape="hexagon" x={372} y={94} size={82} fill={area.red.base} />
      <circle cx="413" cy="135" r="18" fill={INK} />
      <path d="M454 128H640V142H454Z" fill={INK} />
      <path d="M0 292H640V306H0Z" fill={INK} />
      <path d="M56 226H122V292H56ZM216 226H282V292H216Z" fill={base} />
      <path d="M392 226H438L416 292H370ZM542 226H588L566 292H520Z" fill={area.red.base} />
      <g fill={dark}>
        <circle cx="60" cy="332" r="18" />
        <circle cx="190" cy="332" r="18" />
        <circle cx="320" cy="332" r="18" />
        <circle cx="450" cy="332" r="18" />
        <circle cx="580" cy="332" r="18" />
      </g>
    </>
  ),
};

/** A group of people, one highlighted. */
export const talent: Scene = {
  color: 'pink',
  draw: ({ base, dark }) => (
    <>
      <circle cx="320" cy="196" r="150" fill={base} fillOpacity="0.55" />
      <Person x={96} y={360} size={138} fill={dark} />
      <Person x={544} y={360} size={138} fill={INK} />
      <Person x={206} y={360} size={166} fill={area.purple.base} />
      <Person x={434} y={360} size={166} fill={area['teal-light'].base} />
      <Person x={320} y={360} size={212} fill={INK} />
      <circle cx="320" cy="144" r="51" fill={PAPER} />
      <Place shape="star" x={284} y={10} size={72} fill={area.yellow.base} />
      <Place shape="diamond" x={60} y={58} size={56} fill={base} />
      <Place shape="triangle" x={520} y={52} size={64} fill={dark} />
    </>
  ),
};

/** A mosaic of the shapes. */
export const mosaic: Scene = {
  color: 'teal-light',
  draw: ({ base, dark }) => (
    <>
      <path
        d="M0 0H160V180H0ZM320 0H480V180H320ZM160 180H320V360H160ZM480 180H640V360H480Z"
        fill={base}
        fillOpacity="0.3"
      />
      <Place shape="pentagon" x={20} y={30} size={120} fill={dark} />
      <Place shape="circle" x={184} y={34} size={112} fill={area.yellow.base} />
      <Place shape="triangle" x={340} y={32} size={120} fill={INK} />
      <Place shape="parallelogram" x={500} y={30} size={120} fill={area.pink.base} />
      <Place shape="square" x={26} y={216} size={108} fill={area.sage.base} />
      <Place shape="diamond" x={180} y={210} size={120} fill={area.purple.base} />
      <Place shape="star" x={340} y={206} size={120} fill={area.red.base} />
      <Place shape="hexagon" x={500} y={210} size={120} fill={INK} />
    </>
  ),
};
