export * from './firm';
export * from './long-date';
