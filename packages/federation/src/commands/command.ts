import type { RemoteConfiguration } from '../define-remote';

/** The remote that a command works on. */
interface CommandContext {
  remote: RemoteConfiguration;
  /** The remote's folder. */
  folder: string;
}

/** A command of `federation`. */
export interface Command {
  /** Its lines of the usage, after the command's name. */
  usage: string;
  /** @param args what follows the command's name. @throws Error whose message says what to do. */
  run(args: string[], context: CommandContext): Promise<void>;
}
