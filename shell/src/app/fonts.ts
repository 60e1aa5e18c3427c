import type { FontUrls } from '@site/ui';
import display from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2';
import text from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';

/** URLs of the site's two fonts, served by the shell. */
export const fontUrls: FontUrls = { display, text };
