declare module 'async-exit-hook' {
  const exitHook: {
    /** Removes the hook's listener of an event or signal. */
    unhookEvent(event: string): void;
  };
  export default exitHook;
}
