import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { FederationContext, type ExposedModule, type Federation } from './federation';
import { RemoteSection } from './RemoteSection';

const exposed: ExposedModule = { default: () => 'section' };

test('on the server, a section that waits for an interaction is rendered at once', () => {
  const load = jest.fn(() =>
    Object.assign(Promise.resolve(exposed), { status: 'fulfilled', value: exposed }),
  );
  const federation: Federation = { load, prefetch: () => undefined };
  const section = createElement(RemoteSection<'mf-forms/NewsletterForm'>, {
    id: 'mf-forms/NewsletterForm',
    when: 'interaction',
    fallback: 'fallback',
  });
  const html = renderToStaticMarkup(createElement(FederationContext, { value: federation }, section));
  expect(html).toBe('section');
  expect(load).toHaveBeenCalledWith('mf-forms/NewsletterForm', 'interaction');
});
