import { Module } from '@nestjs/common';
import { NotificationWorker } from './notification-worker';
import { Outbox } from './outbox';

@Module({ providers: [Outbox, NotificationWorker], exports: [Outbox] })
export class OutboxModule {}
