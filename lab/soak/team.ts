import type { RemoteName } from '@site/contracts';
import type { Activation } from '@site/contracts/signature';
import { activateRelease, OriginClient, rollBackRelease } from '@site/federation/publishing';
import { expectLive } from '@site/harness/site/expect-live';
import { makeRelease } from '@site/harness/site/make-release';
import type { Site } from '@site/harness/site/site';
import type { Random } from './random';

/** The operations of a team. */
type Operation = 'release' | 'activate' | 'rollback';

const OPERATIONS: readonly Operation[] = ['release', 'release', 'activate', 'rollback'];

/** One team, which releases, activates and rolls back its remote at random. */
export class Team {
  private released = 0;

  constructor(
    private readonly site: Site,
    private readonly name: RemoteName,
    private readonly random: Random,
  ) {}

  /**
   * Performs one operation and waits for the shell's verdict.
   *
   * @returns one line: the operation and its duration.
   * @throws Error with the shell's reason unless the release is live.
   */
  async act(): Promise<string> {
    const start = performance.now();
    const [operation, activation] = await this.operate();
    const line = `${this.name} ${operation} ${activation.version}`;
    await expectLive(this.site, activation, line);
    return `${line}: live after ${((performance.now() - start) / 1000).toFixed(1)} s`;
  }

  private async operate(): Promise<[Operation, Activation]> {
    const origin = this.site.originOf(this.name);
    const target = await origin.target();
    const { before, releases } = await new OriginClient(origin.url).list();
    const operation = before === null ? 'release' : this.random.pick(OPERATIONS);
    const version = this.random.pick(releases)?.version ?? '';
    if (operation === 'activate') return [operation, await activateRelease({ ...target, version })];
    if (operation === 'rollback') return [operation, await rollBackRelease(target)];
    this.released += 1;
    return ['release', await makeRelease(this.site, { name: this.name, version: `9.0.${this.released}` })];
  }
}
