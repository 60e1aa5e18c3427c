import type { ExposedModule, Federation } from '@site/platform';

/** Replaces the form of mf-forms: shows its props. */
const ContactForm = ({ title, defaultService }: { title: string; defaultService: string }) => (
  <form aria-label={title}>{defaultService}</form>
);

const forms = Promise.resolve<ExposedModule>({
  default: ContactForm as unknown as ExposedModule['default'],
});

/** A site whose only section is the contact form. */
export const federation: Federation = { load: () => forms, prefetch: () => undefined };
