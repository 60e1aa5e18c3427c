const { TextDecoder, TextEncoder } = require('node:util');

// jsdom lacks these globals of every browser.
Object.assign(globalThis, { TextDecoder, TextEncoder });
