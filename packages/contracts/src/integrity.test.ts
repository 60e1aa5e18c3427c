import { integrityOf } from './integrity';

test('Integrity is the SHA-384 of the bytes in base64, as browsers expect it', () => {
  // Test vector "abc" of FIPS 180-2, appendix D.1.
  expect(integrityOf(Buffer.from('abc'))).toBe(
    'sha384-ywB1P0WjXou1oD1pmsZQBycsMqsO3tFjGotgWkP/W+2AhgcroefMI1i67KE0yCWn',
  );
});
