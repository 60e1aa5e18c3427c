import { Injectable } from '@nestjs/common';
import type { ContactInquiry } from '@site/contracts/submissions';
import { Intake, intakeStatement, type Receipt } from '../intake/intake';

const STORE = intakeStatement(
  'contacts',
  `INSERT INTO contact_inquiries (first_name, last_name, email, company, service_interest, message)
   VALUES ($3, $4, $5, $6, $7, $8)
   RETURNING id, created_at, true AS news`,
);

@Injectable()
export class ContactsService {
  constructor(private readonly intake: Intake) {}

  /** Stores an inquiry; what a visitor left empty is stored as absent. */
  receive(inquiry: ContactInquiry, key: string | undefined): Promise<Receipt> {
    const { firstName, lastName, email, company, serviceInterest, message } = inquiry;
    return this.intake.take('contacts', STORE, inquiry, key, [
      firstName,
      lastName,
      email,
      company || null,
      serviceInterest || null,
      message,
    ]);
  }
}
