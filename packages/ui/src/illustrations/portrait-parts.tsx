import type { ReactNode } from 'react';
import { INK, PAPER } from './scene-parts';

/** Hair or a head covering: `back` is drawn behind the head, `front` over it. */
export interface Headdress {
  back?: (color: string) => ReactNode;
  front: (color: string, garment: string) => ReactNode;
}

const CROWN = 'M63 92V83A37 38 0 0 1 137 83V92H131L129 78';

/** Hair and headscarves, drawn around a head of 66 by 80 whose crown is at (100, 52). */
export const womensHeaddresses: Headdress[] = [
  {
    // A bob with a fringe.
    back: (hair) => <path d="M57 134V88A43 44 0 0 1 143 88V134Z" fill={hair} />,
    front: (hair) => <path d="M64 88A36 40 0 0 1 136 88V84H64Z" fill={hair} />,
  },
  {
    // A hijab.
    front: (_hair, garment) => (
      <>
        <path
          d="M52 100A48 54 0 0 1 148 100L160 176Q100 204 40 176ZM100 62A29 34 0 0 0 71 96V104A29 30 0 0 0 129 104V96A29 34 0 0 0 100 62Z"
          fill={garment}
          fillRule="evenodd"
        />
        <path
          d="M129 104A29 30 0 0 1 84 129L46 160L40 176Q70 192 104 191L140 134Z"
          fill={INK}
          fillOpacity="0.16"
        />
      </>
    ),
  },
  {
    // Long and straight, parted in the middle.
    back: (hair) => <path d="M55 176V90A45 46 0 0 1 145 90V176Z" fill={hair} />,
    front: (hair) => <path d="M62 112V86A38 38 0 0 1 138 86V112Q134 78 100 58Q66 78 62 112Z" fill={hair} />,
  },
  {
    // Pinned up.
    back: (hair) => <circle cx="100" cy="38" r="19" fill={hair} />,
    front: (hair) => (
      <path d="M63 96V84A37 37 0 0 1 137 84V96L130 82Q104 82 84 66Q80 80 70 84Z" fill={hair} />
    ),
  },
  {
    // Curls.
    back: (hair) => (
      <path
        d="M100 34a24 24 0 0 1 34 15a24 24 0 0 1 16 34a24 24 0 0 1-6 38a20 20 0 0 1-24 20H80a20 20 0 0 1-24-20a24 24 0 0 1-6-38a24 24 0 0 1 16-34a24 24 0 0 1 34-15Z"
        fill={hair}
      />
    ),
    front: (hair) => (
      <path
        d="M66 88A34 38 0 0 1 134 88A18 18 0 0 1 112 74A20 20 0 0 1 88 74A18 18 0 0 1 66 88Z"
        fill={hair}
      />
    ),
  },
  {
    // Swept to one side.
    back: (hair) => <path d="M60 112V88A42 43 0 0 1 142 86V150Q118 150 118 120Z" fill={hair} />,
    front: (hair) => <path d="M63 104V84A37 37 0 0 1 137 84V108Q132 84 84 62Q78 88 63 104Z" fill={hair} />,
  },
];

export const mensHeaddresses: Headdress[] = [
  {
    // Short, parted at the side.
    front: (hair) => <path d={`${CROWN}Q102 80 84 66L72 80L69 92Z`} fill={hair} />,
  },
  {
    // A ghutra with its agal.
    back: () => <path d="M54 92A46 46 0 0 1 146 92L158 172H42Z" fill={PAPER} />,
    front: () => (
      <>
        <path d="M60 90A40 43 0 0 1 140 90L154 172L134 164L133 84Q100 66 67 84L66 164L46 172Z" fill={PAPER} />
        <path d="M133 84L134 164L154 172L140 90Z" fill={INK} fillOpacity="0.12" />
        <path d="M61 76Q100 50 139 76L137 66Q100 40 63 66Z" fill={INK} />
      </>
    ),
  },
  {
    // Short, with a full beard.
    front: (hair) => (
      <>
        <path d={`${CROWN}L122 72H78L71 78L69 92Z`} fill={hair} />
        <path d="M67 94L74 108Q100 98 126 108L133 94V104A33 36 0 0 1 67 104Z" fill={hair} />
      </>
    ),
  },
  {
    // Bald, with a trimmed beard.
    front: (hair) => <path d="M67 98L75 114Q100 106 125 114L133 98V104A33 34 0 0 1 67 104Z" fill={hair} />,
  },
  {
    // A flat top.
    front: (hair) => <path d="M64 90V56L74 42H130L136 56V90H130V72H70V90Z" fill={hair} />,
  },
  {
    // Curls.
    front: (hair) => (
      <path
        d="M64 90a15 15 0 0 1 1-24a17 17 0 0 1 19-20a18 18 0 0 1 32 0a17 17 0 0 1 19 20a15 15 0 0 1 1 24L130 76Q100 66 70 76Z"
        fill={hair}
      />
    ),
  },
];

/** Clothes, drawn below a neck that ends at (100, 158). */
export const garments: ((color: string, contrast: string) => ReactNode)[] = [
  // A jacket over a shirt.
  (color, contrast) => (
    <>
      <path d="M14 200V190Q18 160 54 152L86 144H114L146 152Q182 160 186 190V200Z" fill={color} />
      <path d="M84 143L100 200L116 143L100 158Z" fill={PAPER} />
      <path d="M84 143L100 200H88L66 160Z" fill={contrast} />
      <path d="M116 143L100 200H112L134 160Z" fill={contrast} fillOpacity="0.75" />
    </>
  ),
  // A round neck.
  (color, contrast) => (
    <>
      <path
        d="M14 200V190Q18 160 54 152L84 144A16 16 0 0 0 116 144L146 152Q182 160 186 190V200Z"
        fill={color}
      />
      <path d="M78 146A22 22 0 0 0 122 146L116 144A16 16 0 0 1 84 144Z" fill={contrast} />
    </>
  ),
  // A shirt with an open collar.
  (color, contrast) => (
    <>
      <path d="M14 200V190Q18 160 54 152L86 144L100 168L114 144L146 152Q182 160 186 190V200Z" fill={color} />
      <path d="M82 141L100 168L84 180L70 148Z" fill={contrast} />
      <path d="M118 141L100 168L116 180L130 148Z" fill={contrast} fillOpacity="0.8" />
    </>
  ),
  // A wrap.
  (color, contrast) => (
    <>
      <path d="M14 200V190Q18 160 54 152L84 144L100 164L116 144L146 152Q182 160 186 190V200Z" fill={color} />
      <path d="M116 144L146 152Q160 156 169 163L96 200H44Z" fill={contrast} />
    </>
  ),
];
