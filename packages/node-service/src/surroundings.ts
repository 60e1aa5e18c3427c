/** What programs need of the machine that they run on. None of these is a secret. */
const NAMES = [
  'PATH',
  'HOME',
  'TMPDIR',
  'TZ',
  'LANG',
  'LC_ALL',
  'NODE_ENV',
  'NODE_OPTIONS',
  'NODE_EXTRA_CA_CERTS',
  'SSL_CERT_FILE',
  // Windows.
  'SystemRoot',
  'TEMP',
  'APPDATA',
];

/** Those of the variables that are set, among the given names. */
export const pickVariables = (environment: NodeJS.ProcessEnv, names: readonly string[]): NodeJS.ProcessEnv =>
  Object.fromEntries(
    names.filter((name) => environment[name] !== undefined).map((name) => [name, environment[name]]),
  );

/** The variables of this process that every program may have: an allow-list, so that no secret reaches it by accident. */
export const surroundings = (): NodeJS.ProcessEnv => pickVariables(process.env, NAMES);
