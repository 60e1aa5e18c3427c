import type { ComponentProps, ReactNode } from 'react';
import { Field, Input, Select, Textarea } from '@site/ui';

interface FieldOwnProps {
  label: string;
  error?: string | undefined;
}

export function TextField({ label, error, ...input }: FieldOwnProps & ComponentProps<'input'>): ReactNode {
  return (
    <Field label={label} required={input.required} error={error}>
      {(control) => <Input {...control} {...input} />}
    </Field>
  );
}

export function TextAreaField({
  label,
  error,
  ...textarea
}: FieldOwnProps & ComponentProps<'textarea'>): ReactNode {
  return (
    <Field label={label} required={textarea.required} error={error}>
      {(control) => <Textarea {...control} {...textarea} />}
    </Field>
  );
}

export function SelectField({
  label,
  error,
  ...select
}: FieldOwnProps & ComponentProps<'select'>): ReactNode {
  return (
    <Field label={label} required={select.required} error={error}>
      {(control) => <Select {...control} {...select} />}
    </Field>
  );
}
