import { firm } from '@site/firm';

/** The history of the firm. */
export const story = {
  lead: `${firm.nameOrigin} We chose the word because advice is only worth what happens along the way.`,
  paragraphs: [
    'The firm began with a calculation. A global consultancy charges a regional company for its towers, its partners and its pyramid of juniors; the person who does the thinking sees a fraction of the fee. The company pays too much, and the expert earns too little.',
    'So we built a firm around the experts. Our consultants and coaches have led businesses, ministries and funds across the region. They work under one method and one standard of quality, and most of what a client pays goes to them. That is how we deliver the quality of global firms at 25% of traditional rates.',
    'From Dubai we now serve private and public organisations in the Gulf, the Levant and North Africa. Some come for a strategy, some for a leader, some for a set of books that finally balance. Most stay because the people who sold the work are the people who do it.',
  ],
};
