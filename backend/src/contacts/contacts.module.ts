import { Module } from '@nestjs/common';
import { IntakeModule } from '../intake/intake.module';
import { ContactsController } from './contacts.controller';

@Module({ imports: [IntakeModule], controllers: [ContactsController] })
export class ContactsModule {}
