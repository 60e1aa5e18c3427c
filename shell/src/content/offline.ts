/** Shown at the button of a form. In a file of its own, because every document has it in its inline script. */
export const offline = 'You are offline, so nothing was sent.';
