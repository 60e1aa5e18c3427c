import { responseTime } from '@site/firm';

/** The words of the listing, /insights. The articles themselves are in `articles.ts`. */

/** The page's name: its heading, its part of every title, and its place in breadcrumbs. */
const name = 'Insights';

export const metadata = {
  title: name,
  description:
    'Articles for leaders across the MENA region on digital transformation, leadership, executive coaching, venture capital, acquisitions, sales and change.',
  topicDescription: (topic: string) =>
    `${topic}: articles for leaders across the MENA region, by people who do the work.`,
  keywords: [
    'business insights',
    'MENA consulting',
    'leadership articles',
    'digital transformation',
    'executive coaching',
    'venture capital',
    'change management',
  ],
};

export const breadcrumb = { home: 'Home', insights: name };

export const header = {
  title: name,
  lead: 'Practical thinking from people who do the work, written for leaders across the MENA region.',
};

export const topicNavigation = {
  label: 'Topics',
  all: 'All Topics',
  count: (shown: number, total: number) => `Showing ${shown} of ${total} articles`,
};

export const lists = { featured: 'Featured Insights', all: 'All Insights' };

/** The link of an article's card; screen readers add which article. */
export const readMore = { label: 'Read More', about: (title: string) => `about ${title}` };

/** Shown for a topic that no article has. */
export const noArticles = {
  title: 'No articles on this topic',
  text: 'Choose one of the topics above, or browse all of our articles.',
};

/** The rules for contributed articles. */
export const submission = {
  title: 'Submit Your Article',
  lead: 'We publish practitioners: consultants, coaches and executives with something to say that others can use.',
  guidelines: {
    title: 'Guidelines',
    items: [
      '1,500-3,000 words',
      'Original, unpublished content',
      'Consulting focus: a problem that leaders recognise and a way to solve it',
      'MENA relevance preferred',
    ],
  },
  review: {
    title: 'Review process',
    steps: [
      {
        title: 'You write to us',
        description: 'Send an outline and two sentences about yourself through our contact page.',
      },
      {
        title: 'Our editors read it',
        description: 'Editorial review within 5 business days, with a clear answer and the reasons for it.',
      },
      {
        title: 'We edit and publish together',
        description: 'You approve the final text. It appears here under your name, with a note about you.',
      },
    ],
  },
  button: 'Submit Your Article',
};

export const newsletter = {
  title: 'Stay Ahead',
  lead: 'New articles and invitations to our round tables, in one short letter a month.',
  button: 'Subscribe to Newsletter',
  /** Shown instead of the dialog if that cannot be loaded; the firm's address follows. */
  fallback: 'To subscribe, please write to',
  mailSubject: 'Newsletter subscription',
};

/** The end of the listing and of every article, for readers with a question of their own. */
export const talk = {
  title: 'Is one of these questions yours?',
  text: `Tell us where you stand and what you have tried. Somebody who does this work answers within ${responseTime}.`,
  button: 'Talk to an Adviser',
};
