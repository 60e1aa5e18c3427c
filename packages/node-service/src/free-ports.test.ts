import { freePorts } from './free-ports';

describe('free ports', () => {
  it('are all different, and below those that Linux gives to outgoing connections', async () => {
    const ports = await freePorts(20);
    expect(new Set(ports).size).toBe(20);
    expect(Math.min(...ports)).toBeGreaterThanOrEqual(11_000);
    expect(Math.max(...ports)).toBeLessThan(32_768);
  });
});
