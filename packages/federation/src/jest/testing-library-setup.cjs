const { configure } = require('@testing-library/react');

// The default of 1 s is too short for a page on a busy machine.
configure({ asyncUtilTimeout: 10_000 });
