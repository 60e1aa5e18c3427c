export { figures, rate } from './figures';
export * from './firm';
export * from './long-date';
