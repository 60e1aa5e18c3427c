import { createZodValidationPipe } from 'nestjs-zod';
import type { $ZodError, $ZodIssue } from 'zod/v4/core';
import { type FieldProblem, Problem } from './problem';

const MAX_UNKNOWN_FIELDS = 5;
const MAX_FIELD_NAME_LENGTH = 40;

/** Validates bodies with the schemas of their DTOs; the error is a 400 that names every invalid field once. */
export const ValidationPipe = createZodValidationPipe({
  createValidationException: (error) => {
    const fields = [...firstOfEachField((error as $ZodError).issues.flatMap(toFieldProblems))];
    return new Problem(400, fields.map(({ message }) => `${message}.`).join(' '), { fields });
  },
});

function toFieldProblems(issue: $ZodIssue): FieldProblem[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.slice(0, MAX_UNKNOWN_FIELDS).map((key) => {
      const field = key.slice(0, MAX_FIELD_NAME_LENGTH);
      return { field, message: `The field ${JSON.stringify(field)} is not known` };
    });
  }
  if (issue.path.length === 0) return [{ field: '', message: 'Please send the form as a JSON object' }];
  return [{ field: issue.path.join('.'), message: issue.message }];
}

function firstOfEachField(problems: FieldProblem[]): Iterable<FieldProblem> {
  const first = new Map<string, FieldProblem>();
  for (const problem of problems) if (!first.has(problem.field)) first.set(problem.field, problem);
  return first.values();
}
