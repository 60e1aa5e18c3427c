const OFFLINE = 'You are offline, so nothing was sent. Please send it once you are online.';

/**
 * Holds the posts of forms that are not hydrated yet while the browser is offline: it would replace the page, and what
 * was typed, by its own error page. The browser says why, at the button.
 */
export function holdOfflinePosts(): void {
  const hold = (event: SubmitEvent) => {
    // React, which listens below the document, has prevented the post of a hydrated form.
    if (navigator.onLine || event.defaultPrevented) return;
    event.preventDefault();
    const button = event.submitter as HTMLButtonElement | null;
    button?.setCustomValidity(OFFLINE);
    button?.reportValidity();
    // Otherwise the button would block the form for ever.
    button?.setCustomValidity('');
  };
  document.addEventListener('submit', hold);
}
