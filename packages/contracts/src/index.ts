export * from './contract';
export * from './origin';
export * from './release';
export * from './remotes';
export type * from './sections';
export * from './status';
export * from './submission-bounds';
export * from './submissions';
