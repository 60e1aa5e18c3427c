import path from 'node:path';

/** In tests, the address of an imported picture is the name of its file. */
export default {
  process: (_source, file) => ({
    code: `module.exports = { __esModule: true, default: ${JSON.stringify(path.basename(file))} };`,
  }),
};
