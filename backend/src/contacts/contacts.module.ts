import { Module } from '@nestjs/common';
import { IntakeModule } from '../intake/intake.module';
import { ContactsController } from './contacts.controller';
import { ContactsService } from './contacts.service';

@Module({ imports: [IntakeModule], controllers: [ContactsController], providers: [ContactsService] })
export class ContactsModule {}
