export * from './budget';
export * from './contract';
export * from './platform';
export * from './publishing';
export * from './release';
export * from './release-limits';
export * from './remotes';
export type * from './sections';
export * from './submissions';
