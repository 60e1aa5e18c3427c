import { figures, firm, pageTitle, rate } from '@site/firm';
import type { About } from './schema';
import { impact } from './shared';
import { team } from './team';

/** The about page; the people are in `team.ts`. */
export const about: About = {
  metadata: {
    title: pageTitle('About Us'),
    description: `Meet the consultants and coaches behind ${firm.name}: our story, our impact across ${figures.countries.value} countries, our expert team and the values that we work by.`,
    keywords: [
      `about ${firm.name}`,
      'consulting team Dubai',
      'executive coaches MENA',
      'advisory firm values',
      'independent consultants',
    ],
  },
  breadcrumb: 'About',
  title: 'Senior people, on your side of the table',
  lead: `${firm.name} connects experienced consultants and coaches with the organisations across MENA that need them, at a price that makes sense.`,
  contact: 'Schedule Consultation',
  story: {
    title: 'Our Story',
    lead: `${firm.nameOrigin} We chose the word because advice is only worth what happens along the way.`,
    paragraphs: [
      'The firm began with a calculation. A global consultancy charges a regional company for its towers, its partners and its pyramid of juniors; the person who does the thinking sees a fraction of the fee. The company pays too much, and the expert earns too little.',
      `So we built a firm around the experts. Our consultants and coaches have led businesses, ministries and funds across the region. They work under one method and one standard of quality, and most of what a client pays goes to them. That is how we deliver the quality of global firms at ${rate} of traditional rates.`,
      'From Dubai we now serve private and public organisations in the Gulf, the Levant and North Africa. Some come for a strategy, some for a leader, some for a set of books that finally balance. Most stay because the people who sold the work are the people who do it.',
    ],
  },
  impact: {
    title: 'Our Impact',
    lead: 'What we have been trusted with so far.',
    stats: [...impact, figures.organisations, figures.years],
  },
  team: {
    title: 'Our Expert Team',
    lead: 'Consultants, coaches and makers who carried responsibility themselves before they began to advise.',
    /** On phones, opens those after the first. */
    all: `All ${team.length} people`,
    portraitOf: 'Portrait of',
    expand: 'Learn more',
    collapse: 'Show less',
    invitation: {
      title: 'Your name could be next',
      text: 'We are always glad to meet consultants and coaches who have done the job themselves.',
      link: 'Join our network',
    },
  },
  values: {
    title: 'Our Values',
    lead: 'Five sentences that everyone here can be held to.',
    items: [
      {
        title: 'I BUILD TRUST',
        description:
          'I say what I know, what I do not know and what it will cost, before anybody has to ask.',
      },
      {
        title: 'I OWN MY WORK',
        description: 'I put my name to every page I hand over, and I stay until it works in practice.',
      },
      {
        title: 'I AM CLIENT-OBSESSED',
        description: 'I measure myself by what changes at the client, not by the hours or slides it took.',
      },
      {
        title: 'I LEARN AND ADAPT',
        description:
          'I ask for feedback early, change my mind in public and share what I learned with the team.',
      },
      {
        title: 'I MOVE WITH PURPOSE',
        description:
          'I keep momentum: a decision this week is worth more than a perfect answer next quarter.',
      },
    ],
    invitation: {
      title: 'Better with others',
      text: 'Four strategic partners extend what we do for you.',
      link: 'Our Partners',
    },
  },
  closing: {
    title: 'Begin with one conversation',
    text: 'Half an hour with a senior consultant or coach shows more than any brochure.',
    button: 'Book a Session',
  },
};
