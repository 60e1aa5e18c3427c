import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Response } from 'express';
import { lastValueFrom, type Observable, of } from 'rxjs';
import { EntityManager, MoreThan } from 'typeorm';
import { translateDatabaseErrors } from '../database/database-unavailable';
import { tryAgain } from '../http/problem';
import { IdempotencyKey } from './idempotency-key.entity';
import { type ReceiptDto, receiptOf } from './receipt.dto';
import { KeyAlreadyUsed } from './submission.service';

/** How long a key identifies its submission. `submissionKey` in the contracts says which ones are stored once. */
export const KEY_TTL_MS = 24 * 60 * 60 * 1000;

/** The first attempt may delete an expired key. Another post may then use the key before the second attempt does. */
const MAX_ATTEMPTS = 3;

/** Responds to a repeated post with the receipt of the first. */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor<ReceiptDto, ReceiptDto> {
  constructor(private readonly manager: EntityManager) {}

  async intercept(context: ExecutionContext, next: CallHandler<ReceiptDto>): Promise<Observable<ReceiptDto>> {
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
      try {
        // Each time, Nest validates the body and runs the handler again.
        return of(await lastValueFrom(next.handle()));
      } catch (error) {
        if (!(error instanceof KeyAlreadyUsed)) throw error;
        const receipt = await translateDatabaseErrors(this.firstReceipt(error));
        if (!receipt) continue;
        // The metrics count it as repeated.
        context.switchToHttp().getResponse<Response>().locals['repeated'] = true;
        return of(receipt);
      }
    }
    throw tryAgain();
  }

  /** @returns null if the key has expired or its submission was deleted; the key is then released. */
  private async firstReceipt({ kind, identity }: KeyAlreadyUsed): Promise<ReceiptDto | null> {
    const used = await this.manager.findOneBy(IdempotencyKey, identity);
    if (!used) return null;
    const submission = await this.manager.findOne(kind.entity, {
      select: { id: true, createdAt: true },
      where: { id: used.submissionId, createdAt: MoreThan(new Date(Date.now() - KEY_TTL_MS)) },
    });
    if (!submission) await this.manager.delete(IdempotencyKey, used);
    return submission && receiptOf(submission);
  }
}
