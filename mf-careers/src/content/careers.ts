import { firm } from '@site/firm';
import type { AreaColor, IconName, ShapeName } from '@site/ui';

export const hero = {
  title: 'Do the work you are best at, for clients who need it',
  lead: 'We bring independent experts and a small permanent team together around organisations across the MENA region. Most of the fee goes to the people who do the work. Join us in Dubai, Abu Dhabi or Amman, or from wherever you work best.',
};

interface NetworkRole {
  title: string;
  description: string;
  shape: ShapeName;
  color: AreaColor;
}

export const network: { title: string; lead: string; roles: NetworkRole[] } = {
  title: 'Our Professional Network',
  lead: 'Not everyone wants a permanent position. Our experts choose their engagements, set their availability and work beside people they can learn from.',
  roles: [
    {
      title: 'Executive Coaches',
      description:
        'Credentialed coaches who work with chief executives, founders and leadership teams, in Arabic, English or both.',
      shape: 'square',
      color: 'sage',
    },
    {
      title: 'Project Managers',
      description:
        'Seasoned leaders of programmes who turn a strategy into a plan, a budget and a date, and then keep all three.',
      shape: 'parallelogram',
      color: 'pink',
    },
    {
      title: 'Psychometric Assessors',
      description:
        'Certified practitioners who select the right instrument, interpret it with care and give feedback that helps.',
      shape: 'hexagon',
      color: 'blue',
    },
    {
      title: 'Subject Matter Experts',
      description:
        'People who have done it before: in finance, technology, talent, government, family business or venture capital.',
      shape: 'star',
      color: 'yellow',
    },
  ],
};

export const excellence = {
  title: 'Career Excellence',
  lead: 'A career here grows with the problems you solve. You work on engagements that matter to a company or to a country, with senior people close by and the client across the table.',
  stats: [
    { value: '150+', label: 'Projects delivered' },
    { value: '50+', label: 'Client organisations' },
    { value: '12', label: 'Countries' },
    { value: '15+', label: 'Years of experience' },
  ],
};

interface Reason {
  title: string;
  description: string;
  icon: IconName;
}

export const reasons: { title: string; lead: string; items: Reason[] } = {
  title: `Why Join ${firm.name}`,
  lead: 'Six things that the people who work with us mention first.',
  items: [
    {
      title: 'Fair reward',
      description:
        'Most of the fee reaches the consultants who earn it, and you know the figures before you start.',
      icon: 'chart',
    },
    {
      title: 'Work that counts',
      description:
        'Engagements with ministries, family groups, start-ups and listed companies in twelve countries.',
      icon: 'globe',
    },
    {
      title: 'Freedom to choose',
      description:
        'On site, hybrid or remote: each position says plainly which, and teams keep to what was agreed.',
      icon: 'pin',
    },
    {
      title: 'Room to grow',
      description: 'A coach of your own, a yearly learning budget and colleagues who share what they know.',
      icon: 'spark',
    },
    {
      title: 'A diverse team',
      description:
        'Several languages, many industries and a habit of asking the person who sees it differently.',
      icon: 'users',
    },
    {
      title: 'Clear principles',
      description:
        'Build trust, own your work, stay close to the client, learn and adapt, move with purpose.',
      icon: 'shield',
    },
  ],
};

export const jobBoard = {
  title: 'Current Opportunities',
  lead: 'Search by title or description, or narrow the list by department and location. We answer every application.',
};

/** Shown when the address names a job that is not on the list. */
export const closed = {
  label: 'Closed position',
  title: 'This position is closed',
  text: 'It has been filled or withdrawn. The positions below are open, and we answer every application.',
};

export const speculative = {
  title: 'Your role is not on the list?',
  text: 'Tell us what you do best and where you would like to do it. We keep good letters and come back to them when the right engagement appears.',
};
