// Imported before Emotion, which reads in `data-emotion` what names its styles have. The server leaves the names out: they are
// in the styles.
for (const style of document.querySelectorAll<HTMLStyleElement>('style[data-emotion="css"]')) {
  const names = [...style.textContent.matchAll(/(?:\.css-|@keyframes )([\w-]+)/g)].map(([, name]) => name);
  style.dataset['emotion'] = ['css', ...new Set(names)].join(' ');
}

export {};
