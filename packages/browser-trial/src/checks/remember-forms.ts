import { fieldsOf, MAX_INPUTS } from '../page/form-fields';
import type { TabCheck } from './check';

/** Remembers the forms of which the typing check will try all fields. Has no findings. */
export const rememberForms: TabCheck = {
  name: 'forms-of-page',
  async run({ tab, target }, { scope, forms }) {
    if (!forms) return [];
    const all = (await fieldsOf(tab, scope)).filter(({ isReachable }) => isReachable);
    const rest = new Set(all.slice(MAX_INPUTS).map(({ form }) => form));
    const typed = all.map(({ form }) => form).filter((form) => form && !rest.has(form));
    forms.add(target.url, [...new Set(typed)]);
    return [];
  },
};
