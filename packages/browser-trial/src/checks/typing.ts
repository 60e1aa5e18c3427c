import { setTimeout as delay } from 'node:timers/promises';
import { errors, type Locator, type Page } from 'playwright-core';
import { reveal } from '../page/fill';
import { fieldsOf, inputsOf, MAX_INPUTS } from '../page/form-fields';
import { expectResponse } from '../page/responding';
import { hydrateEverything } from '../page/tab';
import { withMetric } from '../page/with-metric';
import type { TabCheck } from './check';

/** Code may handle input only after the visitor pauses. */
export const TYPING_PAUSE_MS = 400;
const KEY_DELAY_MS = 25;
/** A field may move by a line that appears above it. */
const SAME_PLACE_PX = 60;
/** A visitor notices a key that takes longer. */
const MAX_KEY_MS = 50;
/** A busy machine slows down the live page as well. A text is slow if it takes more than this many times as long. */
const MAX_TIMES_LIVE = 2;
const TYPED: Readonly<Record<string, string>> = { number: '12', email: 'a@b.example', tel: '04 555' };
/** A short text that no list contains. */
export const TEXT = 'Plan “A”/b';
const PASTED = 'Plan for 2027, as we agreed. ';
/** How often `PASTED` is pasted: a name is short, a message is not. */
const PASTED_TIMES = { input: 2, textarea: 20 };
/** Texts on which careless patterns take very long. */
export const SLOW_TEXTS = ['a', '0', ' ', '-', '.', 'a ', '('].map((part) => `${part.repeat(28)}!`);
/** With other scripts, markup, and a long text. */
const ODD_TEXTS = [...SLOW_TEXTS, 'مرحبا بالعالم 🙂', `<b>"&amp;'\\%s`, 'x'.repeat(2_000)];

/**
 * Types and pastes into each field, which keeps the text, the focus and its place after a pause. A long or odd text
 * takes little time of the processor. Of a form that an earlier page has too, only one field is tried.
 */
export const typing: TabCheck = {
  name: 'typing',
  async run({ tab, target }, { scope, forms, isLive, openLive }) {
    const isLiveField = async (name: string) => {
      if (!isLive) return false;
      const { tab: live } = await openLive();
      return (
        (await inputsOf(live, scope)
          .and(live.locator(`[name="${name}"]`))
          .count()) > 0
      );
    };
    const liveTimesMs = async (index: number) =>
      isLive ? timesOfInputMs((await openLive()).tab, scope, index) : [];
    await hydrateEverything(tab);
    const inputs = await inputsOf(tab, scope).all();
    const fields = await fieldsOf(tab, scope);
    const isRepeated = (form: string) => forms?.isOnEarlierPage(target.url, form);
    return withMetric(tab, 'ThreadTime', async (workedMs) => {
      const problems: string[] = [];
      const tried: string[] = [];
      for (const [index, input] of inputs.entries()) {
        if (tried.length === MAX_INPUTS) break;
        const { form = '' } = fields[index] ?? {};
        if (tried.includes(form) && isRepeated(form)) continue;
        if (!(await reveal(tab, input))) continue;
        tried.push(form);
        problems.push(...(await tryInput(workedMs, input, isLiveField, () => liveTimesMs(index))));
      }
      return problems;
    });
  },
};

/** Reads how long the processor has worked for the page so far. */
type WorkedMs = () => Promise<number>;

async function tryInput(
  workedMs: WorkedMs,
  input: Locator,
  isLiveField: (name: string) => Promise<boolean>,
  liveTimesMs: () => Promise<number[]>,
): Promise<string[]> {
  const { type, name, maxLength } = await input.evaluate((element: HTMLInputElement) => ({
    type: element.type,
    name: element.name,
    maxLength: element.maxLength,
  }));
  const typed = TYPED[type] ?? TEXT;
  // A new field may be for a short code. A field that is live must go on to accept the whole text.
  const isShort = maxLength >= 0 && maxLength < typed.length && !(await isLiveField(name));
  const text = isShort ? typed.slice(0, maxLength) : typed;
  await input.click();
  const place = await placeOf(input);
  await input.pressSequentially(typed, { delay: KEY_DELAY_MS });
  await delay(TYPING_PAUSE_MS);
  const value = await input.inputValue();
  const { top, hasFocus, isPageEnd } = await placeOf(input);
  // Some fields format what is typed.
  const letters = (kept: string) => (type === 'tel' ? kept.replaceAll(/\W/g, '') : kept);
  const problems =
    letters(value) === letters(text)
      ? []
      : [`the field ${name} contains “${value}” after “${text}” was typed`];
  if (!hasFocus) problems.push(`the field ${name} loses the focus while a visitor types`);
  // A list that gets shorter may leave less of the page to scroll.
  if (Math.abs(top - place.top) > SAME_PLACE_PX && !isPageEnd)
    problems.push(`the field ${name} moves while a visitor types`);
  if (type === 'number') return problems;
  const isShortened = await keepsLessThanPasted(input, type);
  if (isShortened && ((await isLiveField(name)) || !(await isShortOnPurpose(input))))
    problems.push(`the field ${name} does not keep a long text, or a line break`);
  if (await hasSlowText(workedMs, input, liveTimesMs))
    problems.push(`a long or odd text in the field ${name} takes more than ${MAX_KEY_MS} ms`);
  return problems;
}

/** Where a field is in the window, and whether the window shows the end of the page. */
const placeOf = (input: Locator) =>
  input.evaluate((element) => ({
    top: element.getBoundingClientRect().top,
    hasFocus: document.activeElement === element,
    isPageEnd: window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1,
  }));

/** Pastes a text, and presses Enter where that begins a line. Resolves with whether the field lost some of it. */
async function keepsLessThanPasted(input: Locator, type: string): Promise<boolean> {
  if (!['text', 'search', 'textarea'].includes(type)) return false;
  const isTextArea = type === 'textarea';
  const pasted = PASTED.repeat(PASTED_TIMES[isTextArea ? 'textarea' : 'input']);
  const { keyboard } = input.page();
  await input.fill('');
  await keyboard.insertText(pasted);
  if (isTextArea) await keyboard.press('Enter');
  await delay(TYPING_PAUSE_MS);
  const value = await input.inputValue();
  return value !== (isTextArea ? `${pasted}\n` : pasted);
}

/** Whether a field has as much text as its `maxlength` allows, as one for a code may have. */
const isShortOnPurpose = (input: Locator): Promise<boolean> =>
  input.evaluate(({ maxLength, value }: HTMLInputElement) => value.length === maxLength);

async function hasSlowText(
  workedMs: WorkedMs,
  input: Locator,
  liveTimesMs: () => Promise<number[]>,
): Promise<boolean> {
  const slow = await keyTimesMs(workedMs, input);
  if (Math.max(...slow) < MAX_KEY_MS) return false;
  // One time may be slow by chance, for example because memory is freed.
  const again = await keyTimesMs(workedMs, input);
  const times = slow.map((ms, index) => Math.min(ms, again[index] ?? ms));
  if (Math.max(...times) < MAX_KEY_MS) return false;
  const live = await liveTimesMs();
  return times.some((ms, index) => ms >= MAX_KEY_MS && ms > MAX_TIMES_LIVE * (live[index] ?? 0));
}

/** The times of the same field on another page; none if that has no such field. */
async function timesOfInputMs(tab: Page, scope: string, index: number): Promise<number[]> {
  await hydrateEverything(tab);
  const inputs = inputsOf(tab, scope);
  if ((await inputs.count()) <= index || !(await reveal(tab, inputs.nth(index)))) return [];
  return withMetric(tab, 'ThreadTime', (workedMs) => keyTimesMs(workedMs, inputs.nth(index)));
}

/**
 * How long the processor works for each text. A busy machine changes the elapsed time more than the processor time.
 * @returns Infinity for the text that cannot be filled in before the timeout, because the page is busy with it or with
 *   the text before. Later texts are then not tried.
 */
async function keyTimesMs(workedMs: WorkedMs, input: Locator): Promise<number[]> {
  const times: number[] = [];
  for (const text of [...ODD_TEXTS, '']) {
    const before = await workedMs();
    try {
      await input.fill(text);
    } catch (error) {
      if (error instanceof errors.TimeoutError) return [...times, Infinity];
      throw error;
    }
    await expectResponse(input.page());
    times.push((await workedMs()) - before);
  }
  return times;
}
