import displayCore from '../fonts/fraunces-core.woff2';
import displayLatin from '../fonts/fraunces-latin.woff2';
import textCore from '../fonts/inter-core.woff2';
import textLatin from '../fonts/inter-latin.woff2';
import type { FontUrls } from './fonts';

/** URLs of the files of the site's two fonts, as the build that imports this serves them. */
export const fontUrls: FontUrls = {
  display: { core: displayCore, latin: displayLatin },
  text: { core: textCore, latin: textLatin },
};
