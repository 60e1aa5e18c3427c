/**
 * Returns what to print of an error: its message, which says what is wrong. If code fails, such as that of a content
 * file, the message does not say where, so the stack is printed. Node's own errors have a code, and say where.
 */
export const describeFailure = (error: Error): string => {
  const isDefect = (error instanceof TypeError || error instanceof ReferenceError) && !('code' in error);
  return (isDefect && error.stack) || error.message;
};
