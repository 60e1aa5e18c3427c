export type Key = 'Enter' | 'Escape' | 'Tab';

/** The operations of a browser that checks use, independent of its protocol. Input is real, at coordinates of the window. */
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
  /** Enables or disables scripts in pages opened later. Absent where the driver cannot, or cannot evaluate expressions then. */
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
