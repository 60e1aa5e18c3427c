/**
 * What to print of an error: its message, which says what is wrong. The message of failed code, such as that of a
 * content file, does not say where, so its stack is printed. The messages of Node's own errors, which have a code, do.
 */
export const describeFailure = (error: Error): string => {
  const isDefect = (error instanceof TypeError || error instanceof ReferenceError) && !('code' in error);
  return (isDefect && error.stack) || error.message;
};
