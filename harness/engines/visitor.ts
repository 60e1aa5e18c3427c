import { waitUntil } from '@site/node-service/wait-until';
import type { Driver, Key } from './driver';
import {
  currentAddress,
  expressionOf,
  hasFocus,
  isHydrated,
  pointOf,
  selectContents,
  type Target,
} from './in-page';

const TIMEOUT_MS = 10_000;
const POLL_INTERVAL_MS = 50;

const describe = ({ css, name }: Target) => (name ? `"${name}" (${css})` : css);

/** What a visitor does, and sees, in any engine. */
export class Visitor {
  constructor(
    readonly driver: Driver,
    /** The site's address. */
    readonly url: string,
  ) {}

  /** The same visitor on another address. */
  at(url: string): Visitor {
    return new Visitor(this.driver, url);
  }

  async open(address: string): Promise<void> {
    await this.driver.open(this.url + address);
  }

  /** Opens a page and waits until it is hydrated. */
  async visit(address: string): Promise<void> {
    await this.open(address);
    await this.waitFor(`${address} is hydrated`, isHydrated);
  }

  /** The result of a function that runs in the page. */
  async ask<Parameters extends readonly unknown[], Result>(
    run: (...parameters: Parameters) => Result,
    ...parameters: Parameters
  ): Promise<Result> {
    return (await this.driver.evaluate(expressionOf(run, parameters))) as Result;
  }

  /** Waits until a function that runs in the page has a truthy result. During a navigation there is none. */
  async waitFor<Parameters extends readonly unknown[], Result>(
    message: string,
    run: (...parameters: Parameters) => Result,
    ...parameters: Parameters
  ): Promise<NonNullable<Result>> {
    return waitUntil(() => this.ask(run, ...parameters).catch(() => null), {
      timeoutMs: TIMEOUT_MS,
      intervalMs: POLL_INTERVAL_MS,
      message,
    });
  }

  async sees(target: Target): Promise<void> {
    await this.waitFor(`${describe(target)} is visible`, pointOf, target);
  }

  async seesNo(target: Target): Promise<void> {
    await waitUntil(async () => !(await this.ask(pointOf, target)), {
      timeoutMs: TIMEOUT_MS,
      message: `${describe(target)} is not visible`,
    });
  }

  async focuses(target: Target): Promise<void> {
    await this.waitFor(`the focus is on ${describe(target)}`, hasFocus, target);
  }

  /** Waits for an address that fits. */
  async arrivesAt(pattern: RegExp): Promise<void> {
    const arrived = async () => pattern.test(String(await this.ask(currentAddress).catch(() => '')));
    await waitUntil(arrived, { timeoutMs: TIMEOUT_MS, message: `the address is like ${pattern}` });
  }

  async click(target: Target): Promise<void> {
    const { x, y } = await this.restingPointOf(target);
    await this.driver.click(x, y);
  }

  async hover(target: Target): Promise<void> {
    const { x, y } = await this.restingPointOf(target);
    await this.driver.movePointer(x, y);
  }

  /** Types into a field, in place of what it holds. */
  async fill(target: Target, text: string): Promise<void> {
    await this.click(target);
    await this.focuses(target);
    await this.ask(selectContents);
    await this.driver.type(text);
  }

  press(key: Key): Promise<void> {
    return this.driver.press(key);
  }

  /** The point of a target once it does not move any more, as by the animation of a dialog. */
  private restingPointOf(target: Target): Promise<{ x: number; y: number }> {
    let before: { x: number; y: number } | null = null;
    const rests = async () => {
      const point = await this.ask(pointOf, target).catch(() => null);
      const isSame = point && before && point.x === before.x && point.y === before.y;
      before = point;
      return isSame ? point : null;
    };
    return waitUntil(rests, {
      timeoutMs: TIMEOUT_MS,
      intervalMs: POLL_INTERVAL_MS,
      message: `${describe(target)} is visible and does not move`,
    });
  }
}
