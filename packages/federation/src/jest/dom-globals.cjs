const { TextDecoder, TextEncoder } = require('node:util');

// jsdom lacks these globals of every browser.
Object.assign(globalThis, { TextDecoder, TextEncoder });
performance.getEntriesByType = () => [];

/** jsdom has this property for form controls only. React compares it when it hydrates. */
Object.defineProperty(HTMLElement.prototype, 'autofocus', {
  configurable: true,
  get() {
    return this.hasAttribute('autofocus');
  },
});

/** jsdom has no layout: no element intersects. */
globalThis.IntersectionObserver = class {
  observe() {}
  disconnect() {}
};

/* jsdom's dialogs cannot be opened. As in a browser, Escape closes them, and closing returns the focus. */
const openers = new Map();
Object.assign(HTMLDialogElement.prototype, {
  showModal() {
    openers.set(this, document.activeElement);
    this.open = true;
  },
  close() {
    if (!this.open) return;
    this.open = false;
    openers.get(this)?.focus();
    openers.delete(this);
    queueMicrotask(() => this.dispatchEvent(new Event('close')));
  },
});
document.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') [...openers.keys()].at(-1)?.close();
});
