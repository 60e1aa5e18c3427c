import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SubmissionsModule } from '../submissions/submissions.module';
import { ContactInquiry } from './contact-inquiry.entity';
import { ContactsController } from './contacts.controller';
import { ContactsService } from './contacts.service';

@Module({
  imports: [TypeOrmModule.forFeature([ContactInquiry]), SubmissionsModule],
  controllers: [ContactsController],
  providers: [ContactsService],
})
export class ContactsModule {}
