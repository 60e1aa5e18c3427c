import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { firm, mailto } from '@site/firm';
import { color, space } from '@site/ui';
import type { LegalBlock, LegalDocument } from '../content/schema';

const section = css({
  'p, ul, address, [role="region"]': { marginTop: space(4) },
  '& + &': { marginTop: space(12) },
});

const wideTable = css({
  overflowX: 'auto',
  table: { minWidth: '40rem' },
  caption: { textAlign: 'start', paddingBottom: space(2) },
});

const address = css({
  paddingInlineStart: space(5),
  borderInlineStart: `3px solid ${color.accent}`,
  fontStyle: 'normal',
});

function Block({ block }: { block: LegalBlock }): ReactNode {
  if (typeof block === 'string') return <p>{block}</p>;
  if ('list' in block) {
    return (
      <ul>
        {block.list.map((item) =>
          typeof item === 'string' ? (
            <li key={item}>{item}</li>
          ) : (
            <li key={item.term}>
              <strong>{item.term}:</strong> {item.meaning}
            </li>
          ),
        )}
      </ul>
    );
  }
  if ('table' in block) return <Table {...block.table} />;
  return (
    <address css={address}>
      <strong>{block.contact}</strong>
      <br />
      {firm.name}, {firm.address}
      <br />
      <a href={mailto(firm.email, { subject: block.contact })}>{firm.email}</a>
    </address>
  );
}

type LegalTable = Extract<LegalBlock, { table: unknown }>['table'];

function Table({ caption, columns, rows }: LegalTable): ReactNode {
  return (
    // The table may be wider than a phone: the region scrolls, so the keyboard must be able to focus it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div css={wideTable} role="region" aria-label={caption} tabIndex={0}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, column) => (
                <td key={columns[column + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export function LegalSection({
  section: { id, title, blocks },
}: {
  section: LegalDocument['sections'][number];
}): ReactNode {
  return (
    <section css={section}>
      <h2 id={id}>{title}</h2>
      {blocks.map((block) => (
        <Block key={JSON.stringify(block)} block={block} />
      ))}
    </section>
  );
}
