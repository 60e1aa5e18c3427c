import { describeRetry, type PublishOptions } from '../publishing';

const PROGRESS_INTERVAL_MS = 1_000;

/** Prints the progress of an upload, at most once a second, and each retry. */
export function printUpload(): Pick<PublishOptions, 'onProgress' | 'onRetry'> {
  let nextMs = performance.now() + PROGRESS_INTERVAL_MS;
  return {
    onProgress: ({ files, totalFiles, bytes, totalBytes }) => {
      if (performance.now() < nextMs) return;
      nextMs = performance.now() + PROGRESS_INTERVAL_MS;
      console.log(`${files} of ${totalFiles} files, ${megabytes(bytes)} of ${megabytes(totalBytes)}`);
    },
    onRetry: printRetry,
  };
}

export const printRetry = (reason: string, delayMs: number): void =>
  console.log(describeRetry(reason, delayMs));

/** For example 1.2 MB. */
export const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;
