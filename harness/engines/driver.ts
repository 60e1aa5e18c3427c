export type Key = 'Enter' | 'Escape' | 'Tab';

/** What a smoke test needs of a browser, whichever protocol drives it. Input is real input, at coordinates of the window. */
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
  /** What pages logged since the last call; undefined where the engine does not tell. */
  takeMessages(): string[] | undefined;
  /** Turns the scripts of the pages opened from now on off or on. Absent where the engine cannot, or cannot be asked then. */
  setScripts?(enabled: boolean): Promise<void>;
  close(): Promise<void>;
}

/** A browser engine that the site is tried in. */
export interface Engine {
  name: string;
  /** Debian's packages of the programs that are not there. */
  missingPackages(): string[];
  launch(): Promise<Driver>;
}
