import { createTransport, type Transporter } from 'nodemailer';
import type { Configuration } from '../configuration/configuration';
import type { SubmissionKind } from '../intake/kinds';
import type { SubmissionEntity } from '../intake/submission.entity';

const TIMEOUT_MILLISECONDS = 10_000;

const SUBJECTS: Record<SubmissionKind, string> = {
  contacts: 'New enquiry',
  newsletter: 'New newsletter subscription',
  'coach-applications': 'New coach application',
};

/** What a reader of the mail has no use for. */
const OMITTED = new Set(['requestId', 'updatedAt']);

/** Writes to the firm about submissions. */
export class Mailer {
  readonly #transport: Transporter;

  constructor(private readonly mail: NonNullable<Configuration['mail']>) {
    this.#transport = createTransport({
      url: mail.smtpUrl,
      connectionTimeout: TIMEOUT_MILLISECONDS,
      greetingTimeout: TIMEOUT_MILLISECONDS,
      socketTimeout: TIMEOUT_MILLISECONDS,
    });
  }

  /**
   * Sends one submission to the firm; answering the mail answers the visitor.
   *
   * @param id of the announcement: the same at every attempt, so that mail servers know a repetition.
   */
  async send(id: string, kind: SubmissionKind, submission: SubmissionEntity): Promise<void> {
    const host = /@([\w.-]+)>?$/.exec(this.mail.from)?.[1] ?? 'localhost';
    await this.#transport.sendMail({
      messageId: `<${id}@${host}>`,
      from: this.mail.from,
      to: this.mail.to,
      replyTo: submission.email,
      subject: SUBJECTS[kind],
      text: letter(submission),
    });
  }

  close(): void {
    this.#transport.close();
  }
}

/** One line for each thing known; what a visitor wrote on further lines is indented, so that it poses as none. */
function letter(submission: SubmissionEntity): string {
  return Object.entries(submission)
    .filter(([property, value]) => value !== null && !OMITTED.has(property))
    .map(([property, value]) => `${label(property)}: ${value instanceof Date ? value.toISOString() : value}`)
    .map((line) => line.replaceAll(/\r\n|\r|\n/g, '\n    '))
    .join('\n');
}

/** `firstName` reads 'First name'. */
function label(property: string): string {
  const words = property.replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
