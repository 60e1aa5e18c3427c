import * as React from 'react';
import * as JsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';
import * as EmotionJsxRuntime from '@emotion/react/jsx-runtime';
import * as Platform from '@site/platform';
import * as Emotion from './emotion-facade';

/** The shell's copies of the packages that remotes share, in the browser and on the server. */
export const sharedModules: Readonly<Record<string, unknown>> = {
  react: React,
  'react/jsx-runtime': JsxRuntime,
  'react-dom': ReactDom,
  '@emotion/react': Emotion,
  '@emotion/react/jsx-runtime': EmotionJsxRuntime,
  '@site/platform': Platform,
};
