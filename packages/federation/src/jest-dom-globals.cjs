require('./testing/jest-dom-globals.cjs');
