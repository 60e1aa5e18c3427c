import type { ReactNode } from 'react';

const iconPaths = {
  'arrow-right': 'M4 12h16M14 6l6 6-6 6',
  'arrow-left': 'M20 12H4M10 6l-6 6 6 6',
  check: 'M4.5 12.5l5 5 10-11',
  close: 'M6 6l12 12M18 6L6 18',
  pause: 'M8.5 5v14M15.5 5v14',
  play: 'M8 5l11 7-11 7z',
  menu: 'M3 6.5h18M3 12h18M3 17.5h18',
  search: 'M10.5 17.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM15.6 15.6L21 21',
  'chevron-down': 'M6 9l6 6 6-6',
  'chevron-left': 'M15 6l-6 6 6 6',
  'chevron-right': 'M9 6l6 6-6 6',
  mail: 'M3 5.5h18v13H3zM3 6.5l9 7 9-7',
  pin: 'M12 21.5c4.7-4.6 7-8.3 7-11.3a7 7 0 1 0-14 0c0 3 2.3 6.7 7 11.3zM12 12.7a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3.5 2',
  calendar: 'M4 5.5h16v15H4zM4 10h16M8 3v4.5M16 3v4.5',
  user: 'M12 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5c.4-3.8 3.4-6 7.5-6s7.1 2.2 7.5 6',
  users:
    'M9 11.5a3.7 3.7 0 1 0 0-7.4 3.7 3.7 0 0 0 0 7.4zM2.5 20c.3-3.6 2.9-5.6 6.5-5.6s6.2 2 6.5 5.6M15.5 4.5a3.7 3.7 0 0 1 0 6.7M17.8 14.8c2.1.7 3.5 2.5 3.7 5.2',
  briefcase: 'M3 8h18v11.5H3zM9 8V4.5h6V8M3 13h18M12 12v2.2',
  share: 'M12 15V3.5M7.5 7.5L12 3l4.5 4.5M7 11H4.5v9.5h15V11H17',
  external: 'M13.5 4H20v6.5M20 4l-9 9M17 13.5V20H4V7h6.5',
  star: 'M12 3.5l2.6 5.6 6.1.7-4.5 4.2 1.2 6-5.4-3-5.4 3 1.2-6-4.5-4.2 6.1-.7z',
  linkedin: 'M3.5 3.5h17v17h-17zM8 10.5V17M8 7.2v.1M11.5 17v-6.5M11.5 13.5c0-1.8 1-3 2.5-3s2.3 1 2.3 2.8V17',
  globe:
    'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM3 12h18M12 3c2.5 2.6 3.7 5.6 3.7 9s-1.2 6.4-3.7 9c-2.5-2.6-3.7-5.6-3.7-9S9.5 5.6 12 3z',
  shield: 'M12 3l7.5 2.5v6c0 4.5-2.8 7.7-7.5 9.5-4.7-1.8-7.5-5-7.5-9.5v-6zM8.5 12l2.5 2.5 4.5-5',
  chart: 'M3.5 3.5v17h17M8 16.5v-4M12.5 16.5v-8M17 16.5V6',
  spark: 'M12 3c.8 5.2 3.3 8.2 9 9-5.7.8-8.2 3.8-9 9-.8-5.2-3.3-8.2-9-9 5.7-.8 8.2-3.8 9-9z',
} as const;

export type IconName = keyof typeof iconPaths;

export interface IconProps {
  name: IconName;
  size?: number;
}

/** A line icon in the current text colour. Always decorative: the text beside it has the same meaning. */
export function Icon({ name, size = 20 }: IconProps): ReactNode {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
