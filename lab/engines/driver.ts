export type Key = 'Enter' | 'Escape' | 'Tab';

/** Controls a browser over any protocol. Input is real: it goes to a position of the browser's window. */
export interface Driver {
  /** Loads an address, and waits for the load event. */
  open(url: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** The value of an expression in the page. */
  evaluate(expression: string): Promise<unknown>;
  movePointer(x: number, y: number): Promise<void>;
  click(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** Console messages since the last call; undefined where the driver cannot read them. */
  takeMessages(): string[] | undefined;
  /**
   * Enables or disables scripts in pages that are opened later. Undefined if the driver cannot do that, or cannot
   * evaluate expressions in pages without scripts.
   */
  setScripts?(enabled: boolean): Promise<void>;
  close(): Promise<void>;
}

/** A browser engine in which the checks run. */
export interface Engine {
  name: string;
  /** Debian's packages of the programs that are not installed. */
  missingPackages(): string[];
  launch(): Promise<Driver>;
}
