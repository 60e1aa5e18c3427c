import { Injectable } from '@nestjs/common';
import type { CoachApplication } from '@site/contracts/submissions';
import type { SubmissionEnvelope } from '../http/envelope';
import { Intake, intakeStatement, type Receipt } from '../intake/intake';

const STORE = intakeStatement(
  'coach-applications',
  `INSERT INTO coach_applications
     (request_id, name, email, phone, location, certifications, experience, specialties, background)
   VALUES ($3, $4, $5, $6, $7, $8, $9, $10, $11)
   RETURNING id, created_at, true AS news`,
);

@Injectable()
export class CoachApplicationsService {
  constructor(private readonly intake: Intake) {}

  receive(application: CoachApplication, envelope: SubmissionEnvelope): Promise<Receipt> {
    const { name, email, phone, location, certifications, experience, specialties, background } = application;
    return this.intake.take('coach-applications', STORE, application, envelope, [
      name,
      email,
      phone,
      location,
      certifications,
      experience,
      specialties,
      background,
    ]);
  }
}
