const { TextDecoder, TextEncoder } = require('node:util');

// Every browser has them; jsdom does not.
Object.assign(globalThis, { TextDecoder, TextEncoder });
