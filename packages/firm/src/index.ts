export * from './areas';
export * from './catalogue';
export * from './firm';
export * from './long-date';
