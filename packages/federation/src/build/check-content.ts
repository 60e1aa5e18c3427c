import type { RemoteConfiguration } from '../define-remote';

/**
 * Validates every content file of a remote against its schema.
 *
 * @throws Error with file, field and reason of every invalid entry.
 */
export function checkContent({ name, content = [] }: Pick<RemoteConfiguration, 'name' | 'content'>): void {
  const problems = content.flatMap(({ file, data, schema }) => {
    const result = schema.safeParse(data);
    return result.success
      ? []
      : result.error.issues.map(
          (issue) => `${name}/${file}: ${issue.path.join('.') || 'the file'}: ${issue.message}`,
        );
  });
  if (problems.length > 0) throw new Error(`Content that breaks its schema:\n  ${problems.join('\n  ')}`);
}
