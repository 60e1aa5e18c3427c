export * from './contract';
export * from './release';
export * from './remotes';
export type * from './sections';
export * from './submissions';
