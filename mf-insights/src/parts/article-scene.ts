import { scenes, type Scene } from '@site/ui';
import type { Article } from '../content/article-schema';

const sceneOfTheme: Record<NonNullable<Article['visualTheme']>, Scene> = {
  fintech: scenes.fintech,
  leadership: scenes.leadership,
  venture: scenes.venture,
  sustainability: scenes.sustainability,
  technology: scenes.technology,
  strategy: scenes.strategy,
  digital: scenes.digital,
  operations: scenes.operations,
  talent: scenes.talent,
};

/** The scene of an article's illustration; its colour is the article's accent. */
export const sceneOf = ({ visualTheme }: Pick<Article, 'visualTheme'>): Scene =>
  visualTheme ? sceneOfTheme[visualTheme] : scenes.mosaic;
