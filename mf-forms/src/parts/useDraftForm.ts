import { useEffect, useState, type FormEvent } from 'react';
import type { FormOutcome } from '@site/contracts/form-outcome';
import {
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type PathValue,
  type RegisterOptions,
  type Resolver,
  type UseFormRegisterReturn,
  type UseFormReturn,
} from 'react-hook-form';
import { isNewNavigation } from './is-new-navigation';
import { draftOf } from './draft';

interface DraftFormOptions<Values extends FieldValues> {
  /** Key of the form's draft in the tab's storage. */
  name: string;
  /** Prefix of the fields' ids. */
  formId: string;
  /** Of the native post that this document responds to. */
  outcome: FormOutcome | null;
  defaultValues: DefaultValues<Values>;
  resolver?: Resolver<Values>;
}

interface DraftForm<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** Props of the control of a field. */
  field(
    name: Path<Values>,
    options?: RegisterOptions<Values>,
  ): UseFormRegisterReturn & { id: string; defaultValue: string | undefined; error: string | undefined };
  /** Messages by field of the last submission; null if it had no errors. */
  errors: Record<string, string> | null;
  /** The form's `onSubmit`: validates, then sends. */
  submitWith(
    send: (values: Values, element: HTMLFormElement) => void,
  ): (event: FormEvent<HTMLFormElement>) => void;
  /** Empties the form and removes the draft. */
  clear(): void;
}

const messagesOf = (errors: FieldErrors): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).map(([field, error]) => [field, String(error?.message)]));

const errorsOf = (messages: Record<string, string> = {}): FieldErrors =>
  Object.fromEntries(
    Object.entries(messages).map(([field, message]) => [field, { type: 'server', message }]),
  );

/**
 * A form whose values are kept as a draft in the tab's session storage.
 * The draft is restored after hydration, except over values that the visitor typed before, and those of a native post.
 */
export function useDraftForm<Values extends FieldValues>({
  name,
  formId,
  outcome,
  defaultValues,
  resolver,
}: DraftFormOptions<Values>): DraftForm<Values> {
  // Callers pass new, equal values with every render: only the first are used.
  const [{ empty, initial, posted, serverErrors }] = useState(() => ({
    empty: defaultValues,
    initial: Object.assign({}, defaultValues, outcome?.values),
    posted: outcome,
    serverErrors: errorsOf(outcome?.errors) as FieldErrors<Values>,
  }));
  const [errors, setErrors] = useState(outcome?.errors ?? null);
  const form = useForm<Values>({ defaultValues: initial, errors: serverErrors, resolver });
  const { getValues, setValue, subscribe } = form;
  useEffect(() => {
    const draft = draftOf(name);
    const isTyped = (field: string): boolean => {
      const value = getValues(field as Path<Values>);
      return Boolean(value) && value !== initial[field];
    };
    if (posted?.state === 'sent' && !posted.values && isNewNavigation()) draft.remove();
    for (const [field, typed] of Object.entries(posted?.values ? {} : (draft.read() ?? {}))) {
      if (!isTyped(field)) setValue(field as Path<Values>, typed as PathValue<Values, Path<Values>>);
    }
    const typed = Object.keys(getValues()).filter(isTyped) as Path<Values>[];
    // Notifies subscribers, so that dependent fields are updated.
    for (const field of typed) setValue(field, getValues(field));
    if (posted?.values || typed.length > 0) draft.write(getValues());
    return subscribe({ formState: { values: true }, callback: ({ values }) => draft.write(values) });
  }, [name, initial, posted, getValues, setValue, subscribe]);
  return {
    form,
    errors,
    field: (path, options) => ({
      ...form.register(path, options),
      id: `${formId}-${path}`,
      defaultValue: (initial[path] as string | undefined) || undefined,
      error: form.formState.errors[path]?.message as string | undefined,
    }),
    submitWith: (send) => (event) => {
      const element = event.currentTarget;
      form
        .handleSubmit(
          (values) => {
            setErrors(null);
            send(values, element);
          },
          (invalid) => setErrors(messagesOf(invalid)),
        )(event)
        // The code of the rules failed to load: the browser posts the form.
        .catch(() => element.submit());
    },
    clear() {
      form.reset(empty as Values);
      draftOf(name).remove();
    },
  };
}
