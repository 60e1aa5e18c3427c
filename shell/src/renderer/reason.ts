import { REMOTE_NAME } from '@site/contracts/remote-name';

/**
 * A stack frame in a server bundle. `loadServerBundle` names the bundle by its release, without a path of this machine.
 */
const FRAME = new RegExp(
  String.raw`^ +at ((?:\S.* \()?${REMOTE_NAME}/[^/\s()]+/server\.cjs:\d+:\d+\)?)$`,
  'm',
);

/** The message of an error, with the first place in a server bundle that its stack names. It is for logs and teams. */
export function reasonOf(error: unknown): string {
  const { message, stack } = Object(error) as Partial<Error>;
  if (typeof message !== 'string') return String(error);
  const [, frame] = FRAME.exec(String(stack)) ?? [];
  return frame ? `${message}, at ${frame}` : message;
}
