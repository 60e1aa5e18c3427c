import { tabStorage, type TabStorage } from './tab-storage';

/** The draft of a form: what the visitor has typed into it. It lasts as long as the tab. */
export const draftOf = <Values = Record<string, unknown>>(form: string): TabStorage<Values> =>
  tabStorage(`draft: ${form}`);
