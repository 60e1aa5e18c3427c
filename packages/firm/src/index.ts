export * from './figures';
export * from './firm';
export * from './long-date';
