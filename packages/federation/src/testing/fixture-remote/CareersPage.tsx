import { color } from '@site/ui';
import { useState, type ReactNode } from 'react';
import article from './article.html';
import { jobs } from './jobs';
import team from './team.svg';

export default function CareersPage(): ReactNode {
  const [count, setCount] = useState(0);
  return (
    <>
      <h1>Fixture careers</h1>
      <button onClick={() => setCount(count + 1)}>{`${jobs.length} jobs, ${count} clicks`}</button>
      <img src={team} alt="The team" width="8" height="8" css={{ color: color.ink }} />
      <div dangerouslySetInnerHTML={{ __html: article }} />
    </>
  );
}
