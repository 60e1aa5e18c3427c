/**
 * Props of the sections that remotes expose to pages of others. Releases of both sides vary independently: a prop
 * that is added later must be optional.
 */
export interface SectionProps {
  'mf-forms/ContactForm': {
    /** Heading of the form. Default 'Get Started'. */
    title?: string;
    description?: string;
    /** Preselected option of the service-interest list; added to the list if absent. */
    defaultService?: string;
    /** A sentence that the form's message then contains, before what the visitor typed. */
    message?: string;
  };
  'mf-forms/NewsletterForm': Record<never, never>;
  'mf-forms/NewsletterDialog': DialogSectionProps;
  'mf-forms/CoachApplicationDialog': DialogSectionProps;
  'mf-forms/BookingForm': Record<never, never>;
  'mf-marketing/PracticeStory': {
    /** The code of a service area. */
    practice: string;
    /** False on the practice's own page: a link there would lead to the page itself. Default true. */
    linksPractice?: boolean;
  };
  'mf-marketing/Person': {
    /** A person of the firm's team. Of anybody else, the section shows nothing. */
    name: string;
    /** The words above the name, such as 'Led by'. */
    label: string;
  };
  'mf-insights/ArticleTeasers': Record<never, never>;
}

/** A dialog in the page's HTML; next to its button, the outcome of its form is shown. */
interface DialogSectionProps {
  /** Id of the dialog's element: a button with this `popoverTarget` opens it. */
  dialogId: string;
}

/** A section by its expose, `remote/Expose`. */
export type SectionId = keyof SectionProps;
