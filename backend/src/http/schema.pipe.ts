import type { PipeTransform } from '@nestjs/common';
import { safeParse } from 'zod/mini';
import type { output, $ZodIssue, $ZodType } from 'zod/v4/core';
import { type FieldProblem, Problem } from './problem';

const MAX_UNKNOWN_FIELDS = 5;
const MAX_FIELD_NAME_LENGTH = 40;

/** Validates with a schema of the contracts, and passes its output on. */
export class SchemaPipe<Schema extends $ZodType> implements PipeTransform<unknown, output<Schema>> {
  constructor(private readonly schema: Schema) {}

  /** @throws Problem 400 that names every invalid field once. */
  transform(value: unknown): output<Schema> {
    const parsed = safeParse(this.schema, value);
    if (parsed.success) return parsed.data;
    const fields = [...firstOfEachField(parsed.error.issues.flatMap(toFieldProblems))];
    throw new Problem(400, fields.map(({ message }) => `${message}.`).join(' '), { fields });
  }
}

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
