import { freePlace } from './free-place';

/** A form with these edges, whose button has the focus. */
function focusForm(left: number, top: number, width: number, height: number): void {
  document.body.innerHTML = '<form><button>Send</button></form>';
  const form = document.querySelector('form')!;
  form.getBoundingClientRect = () => new DOMRect(left, top, width, height);
  form.querySelector('button')!.focus();
}

const ROOT_FONT_PX = 16;

/** jsdom has no layout and no media queries. */
beforeEach(() => {
  document.documentElement.style.fontSize = `${ROOT_FONT_PX}px`;
  window.matchMedia = (query) => {
    const [, minWidthRem] = /^\(min-width: (\d+)rem\)$/.exec(query) ?? [];
    return { matches: window.innerWidth >= Number(minWidthRem) * ROOT_FONT_PX } as MediaQueryList;
  };
  Object.assign(window, { innerWidth: 1280, innerHeight: 720 });
});

test.each([
  ['at the left', [40, 100, 700, 600], 'bottom right'],
  ['at the right', [760, 100, 480, 600], 'bottom left'],
  ['across the bottom', [40, 400, 1200, 320], 'top right'],
  ['below the window', [760, 900, 480, 600], 'bottom right'],
] as const)(
  'a toast does not cover the form that caused it: %s',
  (_place, [left, top, width, height], corner) => {
    focusForm(left, top, width, height);
    expect(freePlace()).toEqual({ corner });
  },
);

test.each([
  ['fills the window', [0, 0, 375, 900], 'top right'],
  ['is in the upper half', [0, 80, 375, 300], 'bottom right'],
  ['is in the lower half', [0, 400, 375, 300], 'top right'],
] as const)('on a phone, for a form that %s', (_place, [left, top, width, height], corner) => {
  Object.assign(window, { innerWidth: 375 });
  focusForm(left, top, width, height);
  expect(freePlace()).toEqual({ corner });
});

const ofHeight = (top: number, height: number) => () => new DOMRect(20, top, 335, height);

test.each([
  ['the field is below the header', 100, 900, { corner: 'bottom right' }],
  ['the button is at the bottom', 300, 610, { corner: 'top right' }],
  ['both ends are in use', 100, 610, { corner: 'top right', topPx: 150 }],
])(
  'on a phone that a form fills, a toast covers neither the field in use nor the button: %s',
  (_place, fieldTop, buttonTop, place) => {
    Object.assign(window, { innerWidth: 375, innerHeight: 667 });
    document.body.innerHTML = '<form><button type="button">?</button><input><button>Send</button></form>';
    document.querySelector('form')!.getBoundingClientRect = () => new DOMRect(0, -200, 375, 1_200);
    const field = document.querySelector('input')!;
    field.getBoundingClientRect = ofHeight(fieldTop, 50);
    document.querySelectorAll('button')[1]!.getBoundingClientRect = ofHeight(buttonTop, 48);
    field.focus();
    expect(freePlace()).toEqual(place);
  },
);

test('a toast that no form caused is in the bottom right corner', () => {
  document.body.innerHTML = '<button>Share</button>';
  document.querySelector('button')!.focus();
  expect(freePlace()).toEqual({ corner: 'bottom right' });
});
