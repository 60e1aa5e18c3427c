import type { ReactNode } from 'react';

interface OpeningProps {
  title: string;
  level?: 2 | 3;
}

export default function Opening({ title, level = 2 }: OpeningProps): ReactNode {
  return level === 2 ? <h2>{title}</h2> : <h3>{title}</h3>;
}
