import type { Value } from './schema';

export const values: Value[] = [
  {
    title: 'I BUILD TRUST',
    description: 'I say what I know, what I do not know and what it will cost, before anybody has to ask.',
    shape: 'circle',
    color: 'teal-light',
  },
  {
    title: 'I OWN MY WORK',
    description: 'I put my name to every page I hand over, and I stay until it works in practice.',
    shape: 'square',
    color: 'pink',
  },
  {
    title: 'I AM CLIENT-OBSESSED',
    description: 'I measure myself by what changes at the client, not by the hours or slides it took.',
    shape: 'star',
    color: 'yellow',
  },
  {
    title: 'I LEARN AND ADAPT',
    description: 'I ask for feedback early, change my mind in public and share what I learned with the team.',
    shape: 'hexagon',
    color: 'sage',
  },
  {
    title: 'I MOVE WITH PURPOSE',
    description: 'I keep momentum: a decision this week is worth more than a perfect answer next quarter.',
    shape: 'triangle',
    color: 'purple',
  },
];
