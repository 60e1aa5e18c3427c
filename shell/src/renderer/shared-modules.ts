import * as React from 'react';
import * as JsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';
import * as Emotion from '@emotion/react';
import * as EmotionJsxRuntime from '@emotion/react/jsx-runtime';
import * as Platform from '@site/platform';
import * as PlatformQuery from '@site/platform/query';
import type { SharedPackage } from '@site/federation/shared';

/** The modules that a server bundle may require, by name: the renderer's copies of the shared packages. */
export const sharedModules: Readonly<Record<SharedPackage, unknown>> = {
  react: React,
  'react/jsx-runtime': JsxRuntime,
  'react-dom': ReactDom,
  '@emotion/react': Emotion,
  '@emotion/react/jsx-runtime': EmotionJsxRuntime,
  '@site/platform': Platform,
  '@site/platform/query': PlatformQuery,
};
