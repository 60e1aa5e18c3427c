export { default } from './testing/html-jest-transform.mjs';
