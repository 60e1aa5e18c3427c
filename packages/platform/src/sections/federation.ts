import { createContext, use, type ComponentType } from 'react';

/** The module behind `remote/Expose`. */
export interface ExposedModule {
  default: ComponentType<Record<string, unknown>>;
}

/** When a section is hydrated: with its page, or after the visitor's first interaction. */
export type LoadTiming = 'now' | 'interaction';

/** Loads what remotes expose. The shell provides one implementation for the browser and one for the server. */
export interface Federation {
  /** Loads `remote/Expose`. Returns the same promise for the same id, as `use` needs. */
  load(id: string, when: LoadTiming): Promise<ExposedModule>;
  /** Loads the code of the page at this path ahead of a visit. Ignores unknown paths. */
  prefetch(path: string): void;
}

const unavailable: Federation = {
  load: (id) => Promise.reject(new Error(`No FederationContext provided for ${id}`)),
  prefetch: () => undefined,
};

export const FederationContext = createContext<Federation>(unavailable);

/** The federation of the page. */
export const useFederation = (): Federation => use(FederationContext);
