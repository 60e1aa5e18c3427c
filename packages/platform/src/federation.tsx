import { createContext, use, type ComponentType } from 'react';

export interface ExposedModule {
  default: ComponentType<Record<string, unknown>>;
}

/** `now`, or as soon as the section is near the viewport. */
export type SectionMoment = 'now' | 'visible';

/** How a section reaches what the remotes expose. The shell provides one for the browser and one for the server. */
export interface Federation {
  /** Loads `remote/expose`; the same promise for the same id, so that `use` can read it. */
  load(id: string, when: SectionMoment): Promise<ExposedModule>;
  /** Loads what the page at this path needs, ahead of a visit. Does nothing for unknown paths. */
  prefetch(path: string): void;
}

const unavailable: Federation = {
  load: (id) => Promise.reject(new Error(`No federation around the section ${id}`)),
  prefetch: () => undefined,
};

export const FederationContext = createContext<Federation>(unavailable);

export const useFederation = (): Federation => use(FederationContext);
