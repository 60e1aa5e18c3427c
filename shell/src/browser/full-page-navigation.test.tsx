import { forceFullPageNavigation } from './full-page-navigation';

test('links to other pages reach no listener any more, and links to a part of the page do', () => {
  document.body.innerHTML = '<a href="/about">About</a><a href="#contact">Contact</a>';
  const pressed: unknown[] = [];
  document.addEventListener('click', (event) => {
    event.preventDefault();
    pressed.push((event.target as Element).textContent);
  });
  // jsdom navigates nowhere: it logs an error for each link that it would follow.
  addEventListener('click', (event) => event.preventDefault(), { capture: true });
  forceFullPageNavigation('/');
  for (const link of document.querySelectorAll('a')) link.click();
  expect(pressed).toEqual(['Contact']);
});
