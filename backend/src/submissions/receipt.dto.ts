import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import type { Submission } from './submission.entity';

export const receiptSchema = z.object({ id: z.uuid(), createdAt: z.iso.datetime() });

/** The response to a stored submission. */
export class ReceiptDto extends createZodDto(receiptSchema) {}

export const receiptOf = ({ id, createdAt }: Pick<Submission, 'id' | 'createdAt'>): ReceiptDto => ({
  id,
  createdAt: createdAt.toISOString(),
});
