import { breadcrumbList } from './breadcrumb-list';

test('numbers the steps and gives them absolute URLs', () => {
  const trail = [
    { label: 'Start', to: '/' },
    { label: 'Second', to: '/second' },
  ];
  expect(breadcrumbList('https://site.example', trail)).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Start', item: 'https://site.example/' },
      { '@type': 'ListItem', position: 2, name: 'Second', item: 'https://site.example/second' },
    ],
  });
});
