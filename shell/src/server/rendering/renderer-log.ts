import type { Readable } from 'node:stream';
import { REMOTE_NAME } from '@site/contracts/remote-name';

const MAX_LINE_CHARACTERS = 2_000;
const MAX_LABEL_CHARACTERS = 100;
/** A page that prints at each render must not fill the log. */
const MAX_LINES = 60;
const WINDOW_MS = 60_000;

/** Matches a line that `labelledConsole` wrote. Code that prints without its console can forge the label. */
const LABELLED = new RegExp(`^(shell|${REMOTE_NAME}): (.*)$`);

/** Logs what a renderer prints. */
export type RendererLog = (output: Readable) => void;

/**
 * Logs what renderers print as JSON, so that no line of theirs passes for one of the log. A line has the remote that
 * printed it, and 2,000 characters at most. It logs at most 60 lines a minute of all renderers together.
 */
export function createRendererLog(log: { warn(details: object, message: string): void }): RendererLog {
  let lines = 0;
  let windowEndMs = 0;

  const print = (line: string) => {
    const [, remote, text] = LABELLED.exec(line) ?? [];
    const details = { ...(remote && { remote }), text: (text ?? line).slice(0, MAX_LINE_CHARACTERS) };
    log.warn(details, 'a renderer printed');
  };

  const printAll = (texts: readonly string[]) => {
    const now = performance.now();
    if (now >= windowEndMs) {
      lines = 0;
      windowEndMs = now + WINDOW_MS;
    }
    for (const line of texts.filter(Boolean)) {
      if (lines > MAX_LINES) return;
      lines += 1;
      if (lines <= MAX_LINES) print(line);
      else log.warn({}, 'renderers print too much: the rest of this minute is dropped');
    }
  };

  return (output) => {
    /** A line whose end has not arrived: its rest must not pass for a line with a label. */
    let unfinished = '';
    output.setEncoding('utf8').on('data', (chunk: string) => {
      const complete = (unfinished + chunk).split('\n');
      unfinished = complete.pop()!.slice(0, MAX_LABEL_CHARACTERS + MAX_LINE_CHARACTERS);
      printAll(complete);
    });
    output.on('end', () => printAll([unfinished]));
  };
}
