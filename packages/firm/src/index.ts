export { figures, rate, responseTime } from './figures';
export * from './firm';
export * from './long-date';
