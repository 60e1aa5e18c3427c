import type { ComponentProps, ReactNode } from 'react';
import { Field, Input, Select, Textarea } from '@site/ui';

const isServer = typeof window === 'undefined';

type FieldProps<Tag extends 'input' | 'select' | 'textarea'> = ComponentProps<Tag> & {
  label: ReactNode;
  error?: string | undefined;
};

export function TextField({ label, error, id, ...input }: FieldProps<'input'>): ReactNode {
  return (
    <Field id={id} label={label} required={input.required} error={error}>
      {(control) => <Input {...control} {...input} />}
    </Field>
  );
}

export function TextAreaField({
  label,
  error,
  id,
  defaultValue,
  ...textarea
}: FieldProps<'textarea'>): ReactNode {
  return (
    <Field id={id} label={label} required={textarea.required} error={error}>
      {(control) => (
        // In the browser, React would replace what was typed before hydration with the default value.
        <Textarea {...control} {...textarea} {...(isServer && { defaultValue })} />
      )}
    </Field>
  );
}

export function SelectField({ label, error, id, ...select }: FieldProps<'select'>): ReactNode {
  return (
    <Field id={id} label={label} required={select.required} error={error}>
      {(control) => <Select {...control} {...select} />}
    </Field>
  );
}
