export interface TabStorage<Value> {
  read(): Value | undefined;
  write(value: Value): void;
  forget(): void;
}

/**
 * Something to remember for this tab's session, across reloads.
 * Nothing is remembered where the browser refuses storage: forms work all the same.
 */
export function tabStorage<Value>(key: string): TabStorage<Value> {
  const attempt = <Result>(action: (storage: Storage) => Result): Result | undefined => {
    try {
      return action(sessionStorage);
    } catch {
      return undefined;
    }
  };
  return {
    read: () => attempt((storage) => JSON.parse(storage.getItem(key) ?? 'null') as Value | null) ?? undefined,
    write: (value) => attempt((storage) => storage.setItem(key, JSON.stringify(value))),
    forget: () => attempt((storage) => storage.removeItem(key)),
  };
}

/** What a visitor has typed into the named form. */
export const draftOf = <Values = Record<string, unknown>>(form: string): TabStorage<Values> =>
  tabStorage(`draft: ${form}`);
