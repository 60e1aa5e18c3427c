import { readBoot } from './boot';

test('the composition is found in the document, whatever ids and scripts its page has', () => {
  document.body.innerHTML = `
    <div id="root">
      <h2 id="boot">How to boot a business</h2>
      <script type="application/json" id="boot">{"composition":"that of the page"}</script>
    </div>
    <script type="application/json" id="boot">{"composition":"that of the document"}</script>`;
  expect(readBoot().composition).toBe('that of the document');
});
