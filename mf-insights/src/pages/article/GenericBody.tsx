import type { ReactNode } from 'react';
import { Link } from '@site/platform';
import { Prose } from '@site/ui';
import type { Article } from '../../content/article-schema';

/** The body of an article that has none: an introduction to its category. */
export function GenericBody({ article }: { article: Pick<Article, 'category' | 'excerpt'> }): ReactNode {
  const subject = article.category.toLowerCase();
  return (
    <Prose>
      <p>
        {article.excerpt} This short introduction sets out why the question reaches the leadership table, what
        we see in practice, and where to begin.
      </p>
      <h2>Why it matters now</h2>
      <p>
        Across the MENA region, {subject} has moved from a matter for specialists to one for the whole
        leadership team. National programmes set ambitious dates, young workforces expect more of their
        employers, and partners abroad ask for evidence where they once accepted intentions. Organisations
        that treat the subject as a project at the edge of the business find it returning each year with the
        same name and a new budget.
      </p>
      <p>
        Those that gain from it have something in common. They connect {subject} to decisions that are being
        taken anyway: whom to serve, whom to hire, what to buy and what to stop.
      </p>
      <h2>What we see in practice</h2>
      <ul>
        <li>
          <strong>Ownership decides.</strong> Progress follows one accountable executive with time for the
          task, and stalls in committees that meet once a month.
        </li>
        <li>
          <strong>Small evidence beats large plans.</strong> A result in one team, seen by its neighbours,
          opens more doors than a presentation.
        </li>
        <li>
          <strong>Local detail matters.</strong> Regulation, language and the calendar of the year differ
          between neighbouring markets, and borrowed templates seldom fit without work.
        </li>
        <li>
          <strong>People notice what is measured.</strong> Where the old figures stay on the monthly report,
          old habits stay as well.
        </li>
      </ul>
      <h2>Where to begin</h2>
      <ol>
        <li>Write down, in one sentence, what should be different in a year and who would notice it.</li>
        <li>Ask ten people close to the work what stands in the way, and listen for what they agree on.</li>
        <li>Choose one step that can show a result within ninety days, and give it an owner.</li>
        <li>Agree in advance what would make you expand it, repair it or stop.</li>
      </ol>
      <h2>Taking it further</h2>
      <p>
        Our advisers work with boards and executive teams on {subject} in Dubai, Riyadh, Doha and beyond. If
        the question is on your own agenda, <Link to="/contact">tell us about it</Link> and we will answer
        within 24 hours.
      </p>
    </Prose>
  );
}
