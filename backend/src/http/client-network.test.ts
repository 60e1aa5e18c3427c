import { clientNetwork } from './client-network';

describe('the network of a client', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0DB8:0001::1', '2001:db8:1:0'],
    ['2001:db8::', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['1::2:3:4:5:6', '1:0:0:2'],
    ['no address', 'no address'],
  ])('of %s is %s', (address, network) => {
    expect(clientNetwork(address)).toBe(network);
  });
});
