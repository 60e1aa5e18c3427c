/** Variables that describe the machine. None of them is a secret. */
const NAMES = [
  'PATH',
  'HOME',
  'TMPDIR',
  'TZ',
  'LANG',
  'LC_ALL',
  'NODE_OPTIONS',
  'NODE_EXTRA_CA_CERTS',
  'SSL_CERT_FILE',
];

/** Returns those of these variables of this process that are set. */
export const pickVariables = (names: readonly string[]): NodeJS.ProcessEnv =>
  Object.fromEntries(names.filter((name) => name in process.env).map((name) => [name, process.env[name]]));

/**
 * The variables of this process that every child process gets: an allow-list, so that no secret is passed on by
 * accident.
 */
export const inheritedVariables = (): NodeJS.ProcessEnv => pickVariables(NAMES);
