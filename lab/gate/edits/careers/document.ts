import { careers, type Edit } from '../../edit';
import { inPageWithEffect, WHY } from './page';

/** Edits whose effects and styles reach beyond the page's own elements. */
export const documentEdits: readonly Edit[] = [
  inPageWithEffect(
    'an error in an effect',
    "useEffect(() => {\n    if (search === '?page=3') throw new Error('planted');\n  }, [search]);",
  ),
  inPageWithEffect(
    'an unhandled rejection',
    "useEffect(() => void Promise.reject(new Error('planted')), []);",
  ),
  inPageWithEffect(
    'an effect that sets a state in a loop',
    'useEffect(() => {\n    if (document.body.scrollHeight > 0) queueMicrotask(() => setCount(count + 1));\n  }, [count]);',
  ),
  inPageWithEffect(
    'an effect that blocks for three seconds',
    'useEffect(() => {\n    const milliseconds = document.body.scrollHeight > 0 ? 3_000 : 0;\n    for (const until = Date.now() + milliseconds; Date.now() < until; );\n  }, []);',
  ),
  inPageWithEffect(
    'an effect that clears the page of links',
    "useEffect(() => document.querySelectorAll('footer a').forEach((link) => link.remove()), []);",
  ),
  inPageWithEffect('a leftover console message', "useEffect(() => console.log('opened', search), [search]);"),
  inPageWithEffect(
    'a script of another site',
    "useEffect(() => void fetch('https://analytics.example/collect').catch(() => setCount(1)), []);",
  ),
  inPageWithEffect(
    'a listener that cancels every key',
    "useEffect(() => {\n    window.addEventListener('keydown', (event) => event.preventDefault(), { capture: true });\n  }, []);",
  ),
  {
    ...careers(
      'a global style that hides the header',
      [WHY, "import { css } from '@emotion/react';", "import { css, Global } from '@emotion/react';"],
      [
        WHY,
        '<SectionHeading title={reasons.title}',
        '<Global styles={{ header: { opacity: 0.4 } }} />\n      <SectionHeading title={reasons.title}',
      ],
    ),
    isShort: true,
  },
  careers(
    'a global style of all lists',
    [WHY, "import { css } from '@emotion/react';", "import { css, Global } from '@emotion/react';"],
    [
      WHY,
      '<SectionHeading title={reasons.title}',
      "<Global styles={{ 'ul, ol': { letterSpacing: '0.2em' } }} />\n      <SectionHeading title={reasons.title}",
    ],
  ),
  inPageWithEffect(
    'a style of the body that stays',
    "useEffect(() => {\n    document.body.style.fontSize = '20px';\n  }, []);",
  ),
];
