import type { ReactNode } from 'react';
import { Link } from '@site/platform';
import { Prose } from '@site/ui';
import { genericBody } from '../../content/article';
import type { Article } from '../../content/article-schema';
import { partId, type ArticlePart } from './article-parts';

const { introduction, now, practice, beginning, further } = genericBody;

/** The parts of the body of an article that has none. */
export const genericParts: readonly ArticlePart[] = [now, practice, beginning, further].map(
  ({ title }, index) => ({ id: partId(index + 1), title }),
);

/** The body of an article that has none: an introduction to its category. */
export function GenericBody({ article }: { article: Pick<Article, 'category' | 'excerpt'> }): ReactNode {
  const subject = article.category.toLowerCase();
  return (
    <Prose>
      <p>
        {article.excerpt} {introduction}
      </p>
      <h2 id={partId(1)}>{now.title}</h2>
      {now.paragraphs(subject).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <h2 id={partId(2)}>{practice.title}</h2>
      <ul>
        {practice.points.map(({ lead, text }) => (
          <li key={lead}>
            <strong>{lead}</strong> {text}
          </li>
        ))}
      </ul>
      <h2 id={partId(3)}>{beginning.title}</h2>
      <ol>
        {beginning.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <h2 id={partId(4)}>{further.title}</h2>
      <p>
        {further.beforeLink(subject)} <Link to="/contact">{further.link}</Link> {further.afterLink}
      </p>
    </Prose>
  );
}
