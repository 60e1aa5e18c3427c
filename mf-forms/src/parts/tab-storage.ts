export interface TabStorage<Value> {
  read(): Value | undefined;
  write(value: Value): void;
  remove(): void;
}

/** A JSON value in the tab's session storage. Reads nothing and ignores writes where the browser blocks storage. */
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
    remove: () => attempt((storage) => storage.removeItem(key)),
  };
}
