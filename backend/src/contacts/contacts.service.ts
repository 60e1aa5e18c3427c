import { Injectable } from '@nestjs/common';
import type { ContactInquiry } from '@site/contracts/submissions';
import type { SubmissionEnvelope } from '../http/envelope';
import { Intake, intakeStatement, type Receipt } from '../intake/intake';

const STORE = intakeStatement(
  'contacts',
  `INSERT INTO contact_inquiries (request_id, first_name, last_name, email, company, service_interest, message)
   VALUES ($3, $4, $5, $6, $7, $8, $9)
   RETURNING id, created_at, true AS news`,
);

@Injectable()
export class ContactsService {
  constructor(private readonly intake: Intake) {}

  /** Stores an inquiry; what a visitor left empty is stored as absent. */
  receive(inquiry: ContactInquiry, envelope: SubmissionEnvelope): Promise<Receipt> {
    const { firstName, lastName, email, company, serviceInterest, message } = inquiry;
    return this.intake.take('contacts', STORE, inquiry, envelope, [
      firstName,
      lastName,
      email,
      company || null,
      serviceInterest || null,
      message,
    ]);
  }
}
