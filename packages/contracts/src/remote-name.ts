/**
 * The grammar of a remote's name, `mf-` and one word, as part of a regular expression. It stands alone: a renderer must
 * not load the schemas for it.
 */
export const REMOTE_NAME = 'mf-[a-z]+';
