import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { RateLimitModule } from '../http/rate-limit.module';
import { ContactInquiry } from './contact-inquiry.entity';
import { ContactsController } from './contacts.controller';
import { ContactsService } from './contacts.service';

@Module({
  imports: [TypeOrmModule.forFeature([ContactInquiry]), RateLimitModule],
  controllers: [ContactsController],
  providers: [ContactsService],
})
export class ContactsModule {}
