import type { ReactNode } from 'react';
import { logoMarks } from './logo-marks';

const marks = { __html: logoMarks('currentColor') };

/** The firm's mark. Its square has the current text colour. */
export function LogoMark({ size }: { size: number | string }): ReactNode {
  return <svg viewBox="0 0 100 100" width={size} height={size} aria-hidden dangerouslySetInnerHTML={marks} />;
}
