/** Limits of a release, which origins enforce on uploads and shells on fetches. */
export const RELEASE_LIMITS = {
  maxFiles: 1_000,
  /** Of `release.json`. */
  maxManifestBytes: 1024 * 1024,
  /** Of `release.json.sig`. */
  maxSignatureBytes: 1024,
  maxFileBytes: 4 * 1024 * 1024,
  /** All files together. */
  maxBytes: 64 * 1024 * 1024,
  /** Of `current.json`. */
  maxActivationBytes: 4 * 1024,
} as const;
