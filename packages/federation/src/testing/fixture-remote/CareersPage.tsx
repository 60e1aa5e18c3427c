import { useState, type ReactNode } from 'react';
import article from './article.html';
import { jobs } from './jobs';

export default function CareersPage(): ReactNode {
  const [count, setCount] = useState(0);
  return (
    <>
      <h1>Fixture careers</h1>
      <button onClick={() => setCount(count + 1)}>{`${jobs.length} jobs, ${count} clicks`}</button>
      <div dangerouslySetInnerHTML={{ __html: article }} />
    </>
  );
}
