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

const POLL_INTERVAL_MS = 50;

const describe = ({ css, name }: Target) => (name ? `"${name}" (${css})` : css);

/** The actions and expectations of a visitor, in any engine. */
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
  async evaluate<Parameters extends readonly unknown[], Result>(
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
    return waitUntil(() => this.evaluate(run, ...parameters).catch(() => null), {
      intervalMs: POLL_INTERVAL_MS,
      message,
    });
  }

  async sees(target: Target): Promise<void> {
    await this.waitFor(`${describe(target)} is visible`, pointOf, target);
  }

  async seesNo(target: Target): Promise<void> {
    await waitUntil(async () => !(await this.evaluate(pointOf, target)), {
      message: `${describe(target)} is not visible`,
    });
  }

  async focuses(target: Target): Promise<void> {
    await this.waitFor(`the focus is on ${describe(target)}`, hasFocus, target);
  }

  /** Waits for an address that matches. */
  async arrivesAt(pattern: RegExp): Promise<void> {
    const arrived = async () => pattern.test(String(await this.evaluate(currentAddress).catch(() => '')));
    await waitUntil(arrived, { message: `the address matches ${pattern}` });
  }

  async click(target: Target): Promise<void> {
    const { x, y } = await this.stablePointOf(target);
    await this.driver.click(x, y);
  }

  async hover(target: Target): Promise<void> {
    const { x, y } = await this.stablePointOf(target);
    await this.driver.movePointer(x, y);
  }

  /** Replaces the contents of a field by typing. */
  async fill(target: Target, text: string): Promise<void> {
    await this.click(target);
    await this.focuses(target);
    await this.evaluate(selectContents);
    await this.driver.type(text);
  }

  press(key: Key): Promise<void> {
    return this.driver.press(key);
  }

  /** The point of a target once its position is stable, such as after the animation of a dialog. */
  private stablePointOf(target: Target): Promise<{ x: number; y: number }> {
    let before: { x: number; y: number } | null = null;
    const isStable = async () => {
      const point = await this.evaluate(pointOf, target).catch(() => null);
      const isSame = point && before && point.x === before.x && point.y === before.y;
      before = point;
      return isSame ? point : null;
    };
    return waitUntil(isStable, {
      intervalMs: POLL_INTERVAL_MS,
      message: `${describe(target)} is visible and does not move`,
    });
  }
}
