import { firm, listOf, responseTime } from '@site/firm';

/** The words around an article on its page, /insights/<id>. The articles are in `articles.ts`. */

export const labels = {
  back: 'Back to Insights',
  /** Above the links to the parts of the article. */
  contents: 'In this article',
  aboutAuthor: 'About the Author',
  portraitOf: 'Portrait of',
  ask: 'Ask us about this article',
  related: 'Related Articles',
  next: 'Next Article',
  /** Beside the next article: the practice of the author, and the newsletter. */
  further: 'Go Further',
  /** The link to the practice; screen readers add which. */
  practice: 'See what we do',
  practiceOf: (name: string) => `in ${name}`,
  /** The link to the form in the footer. */
  subscribe: 'Subscribe to our newsletter',
};

/** Added to an article's category for search engines. */
export const keywords = (category: string): string[] => [category, `${category} MENA`, 'business insights'];

export const share = {
  button: 'Share',
  /** Follows the button's text where it is read aloud, and in its tooltip. */
  object: 'this article',
  copied: { title: 'Link copied' },
  notCopied: {
    title: 'Link not copied',
    description: (address: string) => `Your browser did not allow it. The address is ${address}`,
  },
};

export const loading = {
  pending: 'Loading the article…',
  failed: 'The text of this article could not be loaded. Please check your connection and try once more.',
  retry: 'Load the article again',
};

export const notFound = {
  title: 'Article Not Found',
  description: 'The article that you are looking for does not exist.',
  advice: 'It may have moved, or the address may have been shortened on its way to you.',
  keywords: ['insights'],
};

/** The body of an article that has none of its own: its excerpt, then an introduction to its subject. */
export const genericBody = {
  introduction:
    'This short introduction sets out why the question reaches the leadership table, what we see in practice, and where to begin.',
  now: {
    title: 'Why it matters now',
    paragraphs: (subject: string) => [
      `Across the MENA region, ${subject} has moved from a matter for specialists to one for the whole leadership team. National programmes set ambitious dates, young workforces expect more of their employers, and partners abroad ask for evidence where they once accepted intentions. Organisations that treat the subject as a project at the edge of the business find it returning each year with the same name and a new budget.`,
      `Those that gain from it have something in common. They connect ${subject} to decisions that are being taken anyway: whom to serve, whom to hire, what to buy and what to stop.`,
    ],
  },
  practice: {
    title: 'What we see in practice',
    points: [
      {
        lead: 'Ownership decides.',
        text: 'Progress follows one accountable executive with time for the task, and stalls in committees that meet once a month.',
      },
      {
        lead: 'Small evidence beats large plans.',
        text: 'A result in one team, seen by its neighbours, opens more doors than a presentation.',
      },
      {
        lead: 'Local detail matters.',
        text: 'Regulation, language and the calendar of the year differ between neighbouring markets, and borrowed templates seldom fit without work.',
      },
      {
        lead: 'People notice what is measured.',
        text: 'Where the old figures stay on the monthly report, old habits stay as well.',
      },
    ],
  },
  beginning: {
    title: 'Where to begin',
    steps: [
      'Write down, in one sentence, what should be different in a year and who would notice it.',
      'Ask ten people close to the work what stands in the way, and listen for what they agree on.',
      'Choose one step that can show a result within ninety days, and give it an owner.',
      'Agree in advance what would make you expand it, repair it or stop.',
    ],
  },
  further: {
    title: 'Taking it further',
    beforeLink: (subject: string) =>
      `Our advisers work with boards and executive teams on ${subject} in ${listOf([...firm.offices.map(({ city }) => city), 'beyond'])}. If the question is on your own agenda,`,
    link: 'tell us about it',
    afterLink: `and we will answer within ${responseTime}.`,
  },
};
