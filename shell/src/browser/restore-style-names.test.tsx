test('the names of the styles of the server are in `data-emotion` again, where Emotion looks for them', async () => {
  document.head.innerHTML =
    '<style data-emotion="css-global a1">:root{}</style>' +
    '<style data-emotion="css">.css-b2{color:red}@media print{.css-b2:hover,.css-c3 p{top:0}}@keyframes animation-d4{}</style>';
  await import('./restore-style-names');
  const names = [...document.querySelectorAll('style')].map(({ dataset }) => dataset['emotion']);
  expect(names).toEqual(['css-global a1', 'css b2 c3 animation-d4']);
});
