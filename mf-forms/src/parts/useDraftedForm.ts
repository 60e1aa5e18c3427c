import { useEffect, useState } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
  type RegisterOptions,
  type Resolver,
  type UseFormRegisterReturn,
  type UseFormReturn,
} from 'react-hook-form';
import { draftOf } from './tab-storage';

interface DraftedFormOptions<Values extends FieldValues, Sent> {
  /** Names the form among the tab's drafts. */
  name: string;
  defaultValues: DefaultValues<Values>;
  resolver?: Resolver<Values, unknown, Sent>;
}

interface DraftedForm<Values extends FieldValues, Sent> {
  form: UseFormReturn<Values, unknown, Sent>;
  /** What a control needs to take part in the form. */
  field(
    name: Path<Values>,
    options?: RegisterOptions<Values>,
  ): UseFormRegisterReturn & { error: string | undefined };
  /** Empties the form and forgets the draft. */
  finish(): void;
}

/**
 * A form that remembers for the tab's session what is typed into it.
 * The draft is put back after hydration, and never over what the visitor has typed meanwhile.
 */
export function useDraftedForm<Values extends FieldValues, Sent = Values>({
  name,
  defaultValues,
  resolver,
}: DraftedFormOptions<Values, Sent>): DraftedForm<Values, Sent> {
  // The first ones: callers make new, equal ones with every rendering.
  const [initial] = useState(defaultValues);
  const form = useForm<Values, unknown, Sent>({ defaultValues: initial, resolver });
  const { formState, getValues, setValue, subscribe } = form;
  const { errors } = formState;
  useEffect(() => {
    const draft = draftOf(name);
    const isTyped = (field: string): boolean => {
      const value = getValues(field as Path<Values>);
      return Boolean(value) && value !== initial[field];
    };
    for (const [field, typed] of Object.entries(draft.read() ?? {})) {
      if (!isTyped(field)) setValue(field as Path<Values>, typed as PathValue<Values, Path<Values>>);
    }
    if (Object.keys(getValues()).some(isTyped)) draft.write(getValues());
    return subscribe({ formState: { values: true }, callback: ({ values }) => draft.write(values) });
  }, [name, initial, getValues, setValue, subscribe]);
  return {
    form,
    field: (path, options) => ({
      ...form.register(path, options),
      error: errors[path]?.message as string | undefined,
    }),
    finish() {
      form.reset();
      draftOf(name).forget();
    },
  };
}
