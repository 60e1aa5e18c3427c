import { css } from '@emotion/react';
import { useId, type ReactNode } from 'react';
import { color, fontSize, space } from '../tokens';

const field = css({ display: 'grid', gap: space(2), alignContent: 'start' });
const labelStyles = css({ color: color.ink, fontSize: fontSize.sm, fontWeight: 600, lineHeight: 1.4 });
const star = css({ color: color.danger });
const errorStyles = css({ color: color.danger, fontSize: fontSize.sm, fontWeight: 500, lineHeight: 1.45 });

/** Props that a field passes to its control, to be spread on it. */
interface FieldControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps {
  /** Id of the control. Default: one that React generates. */
  id?: string | undefined;
  label: ReactNode;
  required?: boolean;
  error?: string;
  children: (control: FieldControlProps) => ReactNode;
}

/** A labelled control with its error, linked for assistive technology. */
export function Field({ id: controlId, label, required = false, error, children }: FieldProps): ReactNode {
  const ownId = useId();
  const id = controlId ?? ownId;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div css={field}>
      <label htmlFor={id} css={labelStyles}>
        {label}
        {required && (
          <span css={star} aria-hidden>
            {' *'}
          </span>
        )}
      </label>
      {children({
        id,
        'aria-describedby': errorId,
        'aria-invalid': error ? true : undefined,
      })}
      {error && (
        <p id={errorId} css={errorStyles}>
          {error}
        </p>
      )}
    </div>
  );
}
