import { Module } from '@nestjs/common';
import { Announcer } from './announcer';
import { Outbox } from './outbox';

@Module({ providers: [Outbox, Announcer], exports: [Outbox] })
export class OutboxModule {}
