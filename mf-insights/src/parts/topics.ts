import { articles } from '../content/articles';
import type { Article } from '../content/article-schema';

/** A category, as it can be chosen on the listing. */
export interface Topic {
  name: Article['category'];
  /** Its name in addresses. */
  slug: string;
}

const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('&', '-and-')
    .replaceAll(/[^a-z]+/g, '-');

/** Every category that has an article, in alphabetical order. */
export const topics: readonly Topic[] = [...new Set(articles.map(({ category }) => category))]
  .toSorted()
  .map((name) => ({ name, slug: slugOf(name) }));

/** The articles of a topic, newest first. */
export const articlesOf = (topic: Topic): Article[] =>
  articles.filter(({ category }) => category === topic.name);

/** The canonical path of the listing, of one topic or of all. */
export const listingPath = (topic?: Topic): string => (topic ? `/insights?topic=${topic.slug}` : '/insights');

/** Reads the chosen topic from a query string: null if no such topic exists, undefined if none is chosen. */
export function parseTopic(queryString: string): Topic | null | undefined {
  const chosen = new URLSearchParams(queryString).get('topic');
  return chosen ? (topics.find(({ slug }) => slug === chosen) ?? null) : undefined;
}
