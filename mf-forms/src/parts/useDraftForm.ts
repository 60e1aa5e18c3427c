import { useEffect, useEffectEvent, useMemo, useState, type FormEvent } from 'react';
import type { FormOutcome } from '@site/contracts/form-outcome';
import { useHydrated } from '@site/platform';
import {
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormRegisterReturn,
  type UseFormReturn,
} from 'react-hook-form';
import { tabStorage, type TabStorage } from './tab-storage';

interface DraftFormOptions<Values extends FieldValues> {
  /** Prefix of the fields' ids. */
  formId: string;
  /** Key of the form's draft in the tab's storage, if it is not the id. */
  name?: string;
  /** The outcome of the native post that this document responds to. */
  outcome: FormOutcome | null;
  defaultValues: DefaultValues<Values>;
  resolver?: Resolver<Values>;
}

interface DraftForm<Values extends FieldValues> extends UseFormReturn<Values> {
  /** Props of the control of a field. */
  field(name: Path<Values>): UseFormRegisterReturn & {
    id: string;
    defaultValue: string | undefined;
    error: string | undefined;
  };
  /**
   * The form's `onSubmit`: validates the values, then calls `send`. Once they are sent, `send` calls `clear`, which
   * removes them from the draft and from the form that shows it. That may be another form by then: the visitor may have
   * left the page and come back. `clear` keeps what the visitor has typed since.
   */
  submitWith(
    send: (values: Values, element: HTMLFormElement, clear: () => void) => void,
  ): (event: FormEvent<HTMLFormElement>) => void;
}

/** The draft that all contact forms without a default service share. */
export const CONTACT_DRAFT = 'contact';

/** The draft of a form: the values that the visitor has typed. It lasts as long as the tab. */
export const draftOf = <Values = unknown>(name: string): TabStorage<Values> => tabStorage(`draft: ${name}`);

/** The fields of a draft that the form has. Another release, with other fields, may have saved the draft. */
const knownFields = <Values extends FieldValues>(draft: Values, values: Values): Values =>
  Object.fromEntries(Object.entries(draft).filter(([field]) => field in values)) as Values;

/** Fires an event when values of a draft were sent, for the form of the draft. The event's type is the draft's name. */
const sentDrafts = new EventTarget();

const errorsOf = <Values extends FieldValues>(messages: Record<string, string>): FieldErrors<Values> =>
  Object.fromEntries(
    Object.entries(messages).map(([field, message]) => [field, { type: 'server', message }]),
  ) as FieldErrors<Values>;

/**
 * A form whose values are kept as a draft in the tab's session storage.
 * The draft is restored after hydration, except over values that the visitor typed before, and those of a native post.
 */
export function useDraftForm<Values extends FieldValues>({
  formId,
  name = formId,
  outcome,
  defaultValues,
  resolver,
}: DraftFormOptions<Values>): DraftForm<Values> {
  const [posted] = useState(outcome);
  // The library applies `errors` again whenever they are another object.
  const messages = outcome?.errors;
  const errors = useMemo(() => messages && errorsOf<Values>(messages), [messages]);
  const form = useForm<Values>({
    defaultValues: Object.assign({}, defaultValues, posted?.values),
    errors,
    resolver,
    // The document of a refused post focuses its alert, and the visitor may have gone on to a field since.
    shouldFocusError: useHydrated(),
  });
  const { formState, getFieldState, getValues, register, reset, subscribe } = form;

  useEffect(() => {
    const draft = draftOf<Values>(name);
    if (posted?.state === 'sent' && !posted.values) draft.remove();
    const saved = posted?.values ? undefined : draft.read();
    if (saved) reset(knownFields(saved, getValues()), { keepDefaultValues: true, keepDirtyValues: true });
    const isTyped = (Object.keys(getValues()) as Path<Values>[]).some(
      (field) => getFieldState(field).isDirty,
    );
    if (posted?.values || isTyped) draft.write(getValues());
    return subscribe({ formState: { values: true }, callback: ({ values }) => draft.write(values) });
  }, [name, posted, getFieldState, getValues, reset, subscribe]);
  const takeDraft = useEffectEvent(() =>
    reset(Object.assign({}, defaultValues, draftOf<Values>(name).read())),
  );
  useEffect(() => {
    sentDrafts.addEventListener(name, takeDraft);
    return () => sentDrafts.removeEventListener(name, takeDraft);
  }, [name]);

  const clear = (sent: Values) => {
    const draft = draftOf(name);
    const typed = Object.entries(draft.read() ?? {}).filter(([field, value]) => value !== sent[field]);
    draft.write(Object.assign({}, defaultValues, Object.fromEntries(typed)));
    sentDrafts.dispatchEvent(new Event(name));
    if (typed.length === 0) draft.remove();
  };

  return {
    ...form,
    field: (path) => ({
      ...register(path),
      id: `${formId}-${path}`,
      // For the server's HTML: the library sets values in browsers only.
      defaultValue: (formState.defaultValues?.[path] as string | undefined) || undefined,
      error: formState.errors[path]?.message as string | undefined,
    }),
    submitWith: (send) => (event) => {
      const element = event.currentTarget;
      // As typed: a resolver changes values, such as white space at their ends.
      const typed = getValues();
      void form.handleSubmit((values) => send(values, element, () => clear(typed)))(event);
    },
  };
}
