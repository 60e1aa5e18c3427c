import { offline } from '../../content/offline';

/**
 * Holds the posts of forms that are not hydrated yet while the browser is offline: it would replace the page, and what
 * was typed, by its own error page. The browser says why, at the button.
 */
export function holdOfflinePosts(): void {
  addEventListener('submit', (event) => {
    // React, which listens below the window, has prevented the post of a hydrated form.
    if (navigator.onLine || event.defaultPrevented) return;
    event.preventDefault();
    const button = event.submitter as HTMLButtonElement | null;
    button?.setCustomValidity(offline);
    button?.reportValidity();
    // While the button has the message, the button blocks the form and the browser shows the message. The next click
    // removes it. Enter in a field is a click on the button, too.
    addEventListener('click', () => button?.setCustomValidity(''), { capture: true, once: true });
  });
}
