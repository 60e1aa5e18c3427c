import { describeError } from './describe-error';

describe('what is logged of an error', () => {
  it('has its type, codes, table, frames and cause, and no text of its message', () => {
    const cause = Object.assign(
      new TypeError('Key (email)=(layla@example.org) exists\nat layla@example.org'),
      {
        code: '23505',
        originalCode: 'ECONNREFUSED',
        responseCode: 550,
        table: 'people',
        constraint: 'people_email',
        detail: 'layla@example.org',
        parameters: ['layla@example.org'],
      },
    );
    const described = describeError(new Error('layla@example.org', { cause }));
    expect(described).toEqual({
      type: 'Error',
      at: expect.arrayContaining([expect.stringMatching(/^at .*describe-error\.test\.ts/)]),
      cause: expect.objectContaining({
        type: 'TypeError',
        code: '23505',
        originalCode: 'ECONNREFUSED',
        responseCode: 550,
        table: 'people',
        constraint: 'people_email',
      }),
    });
    expect(JSON.stringify(described)).not.toContain('layla');
  });

  it('is the type of a value that is not an error', () => {
    expect(describeError('layla@example.org')).toEqual({ type: 'string', at: [] });
  });
});
