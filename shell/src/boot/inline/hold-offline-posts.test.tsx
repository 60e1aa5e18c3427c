import { fireEvent } from '@testing-library/react';
import { offline } from '../../content/offline';
import { holdOfflinePosts } from './hold-offline-posts';

let form: HTMLFormElement;
let said: string[];

/** Submits the form by its button. Returns whether the browser would post it. */
const submit = () => {
  const submitter = form.querySelector('button');
  return fireEvent(form, new SubmitEvent('submit', { submitter, bubbles: true, cancelable: true }));
};

beforeAll(holdOfflinePosts);

beforeEach(() => {
  said = [];
  document.body.innerHTML =
    '<form><input name="email" value="nora@client.example"><button>Send</button></form>';
  form = document.querySelector('form')!;
  const button = form.querySelector('button')!;
  button.reportValidity = () => {
    said.push(button.validationMessage);
    return false;
  };
});

afterEach(() => jest.restoreAllMocks());

const beOffline = () => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);

test('Offline, a form that is not hydrated is not posted, says so, and can be sent later', () => {
  const connection = beOffline();
  expect(submit()).toBe(false);
  expect(said).toEqual([offline]);
  expect(form.elements.namedItem('email')).toHaveValue('nora@client.example');
  connection.mockRestore();
  expect(form.checkValidity()).toBe(true);
  expect(submit()).toBe(true);
});

test('A form that is hydrated handles its own submission', () => {
  beOffline();
  form.addEventListener('submit', (event) => event.preventDefault());
  submit();
  expect(said).toEqual([]);
});
