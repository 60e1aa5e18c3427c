/**
 * The parts that mf-forms exposes to the other sections, with their properties.
 * Properties are optional so that a release of either side keeps working with its neighbour's older one.
 */
export interface SectionProperties {
  'mf-forms/ContactForm': {
    /** Heading of the form. Default 'Get Started'. */
    title?: string;
    description?: string;
    /** Preselected entry of the service-interest list; one that the list does not hold is added to it. */
    defaultService?: string;
    /** Heading level, so that the page's outline stays whole. Default 2. */
    headingLevel?: 2 | 3;
  };
  'mf-forms/NewsletterForm': Record<never, never>;
  'mf-forms/NewsletterDialog': { open: boolean; onOpenChange(open: boolean): void };
  'mf-forms/CoachApplicationDialog': { open: boolean; onOpenChange(open: boolean): void };
}

export type SectionId = keyof SectionProperties;
