import type { ReactNode } from 'react';
import { Portrait, portraitFile } from '@site/ui';

interface AuthorPortraitProps {
  name: string;
  alt: string;
  /** In pixels. */
  size: number;
}

/** The face of an author. */
export function AuthorPortrait({ name, ...rest }: AuthorPortraitProps): ReactNode {
  return <Portrait src={`${RELEASE_PATH}pictures/${portraitFile(name)}`} round {...rest} />;
}
