import { requestIdFrom } from './request-id';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

describe('the id of a request', () => {
  it("is the sender's", () => {
    expect(requestIdFrom('edge-4711')).toBe('edge-4711');
  });

  it.each([undefined, '', 'short', 'with spaces in it', '<script>alert(1)</script>', 'x'.repeat(65)])(
    'a new id replaces the malformed %j',
    (given) => {
      expect(requestIdFrom(given)).toMatch(UUID);
    },
  );

  it('is new if the header occurs twice', () => {
    expect(requestIdFrom(['edge-4711', 'edge-4712'])).toMatch(UUID);
  });
});
