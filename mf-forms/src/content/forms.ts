/** The words that every form has around its fields. */

/** Shown above the fields. */
export const requiredNote = 'Fields marked * are required.';

/** Shown below the fields, before the link. */
export const privacy = { note: 'How we use your details:', link: 'Privacy Policy' };

/** The label of a field that people neither see nor reach: bots read it. */
export const honeypotLabel = 'Website';

/** The heading above the list of errors. */
export const errorSummary = { title: 'Please check your entries' };
