import type { ComponentProps, ReactNode } from 'react';
import { Field, Input, Select, Textarea } from '@site/ui';

interface FieldTexts {
  label: string;
  error?: string | undefined;
}

export function TextField({ label, error, ...input }: FieldTexts & ComponentProps<'input'>): ReactNode {
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
}: FieldTexts & ComponentProps<'textarea'>): ReactNode {
  return (
    <Field label={label} required={textarea.required} error={error}>
      {(control) => <Textarea {...control} {...textarea} />}
    </Field>
  );
}

export function SelectField({ label, error, ...select }: FieldTexts & ComponentProps<'select'>): ReactNode {
  return (
    <Field label={label} required={select.required} error={error}>
      {(control) => <Select {...control} {...select} />}
    </Field>
  );
}
