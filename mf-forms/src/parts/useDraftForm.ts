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

interface DraftFormOptions<Values extends FieldValues, Sent> {
  /** Key of the form's draft in the tab's storage. */
  name: string;
  defaultValues: DefaultValues<Values>;
  resolver?: Resolver<Values, unknown, Sent>;
}

interface DraftForm<Values extends FieldValues, Sent> {
  form: UseFormReturn<Values, unknown, Sent>;
  /** Props of the control of a field. */
  field(
    name: Path<Values>,
    options?: RegisterOptions<Values>,
  ): UseFormRegisterReturn & { error: string | undefined };
  /** Resets the form and removes the draft. */
  clear(): void;
}

/**
 * A form whose values are kept as a draft in the tab's session storage.
 * The draft is restored after hydration, except over values that the visitor typed before.
 */
export function useDraftForm<Values extends FieldValues, Sent = Values>({
  name,
  defaultValues,
  resolver,
}: DraftFormOptions<Values, Sent>): DraftForm<Values, Sent> {
  // Callers pass new, equal default values with every render: only the first are used.
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
    clear() {
      form.reset();
      draftOf(name).remove();
    },
  };
}
