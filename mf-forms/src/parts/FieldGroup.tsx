import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { color, font, fontSize, space, Stack } from '@site/ui';

/* The line is the legend's own: that of a fieldset would cross its legend. */
const legend = css({
  width: '100%',
  marginBottom: space(5),
  padding: `${space(5)} 0 0`,
  borderTop: `1px solid ${color.line}`,
  color: color.ink,
  fontFamily: font.display,
  fontSize: fontSize.lg,
  fontWeight: 500,
  lineHeight: 1.3,
  wordSpacing: '0.08em',
});

interface FieldGroupProps {
  title: string;
  children: ReactNode;
}

/** Fields of a long form that belong together, under a title. */
export function FieldGroup({ title, children }: FieldGroupProps): ReactNode {
  return (
    <fieldset>
      <legend css={legend}>{title}</legend>
      <Stack gap={5}>{children}</Stack>
    </fieldset>
  );
}
