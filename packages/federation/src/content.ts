import type { RemoteConfiguration } from './index';

/**
 * Checks every content file of a remote against its schema.
 *
 * @throws Error that names file, field and reason of every wrong entry.
 */
export function checkContent({ name, content = [] }: RemoteConfiguration): void {
  const problems = content.flatMap(({ file, data, schema }) => {
    const result = schema.safeParse(data);
    return result.success
      ? []
      : result.error.issues.map(
          (issue) => `${name}/${file}: ${issue.path.join('.') || 'the whole'}: ${issue.message}`,
        );
  });
  if (problems.length > 0) throw new Error(`Content that breaks its schema:\n  ${problems.join('\n  ')}`);
}
