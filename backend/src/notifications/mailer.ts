import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { createTransport, type Transporter } from 'nodemailer';
import type { Configuration } from '../configuration/configuration';
import type { Submission } from '../submissions/submission.entity';

const SMTP_TIMEOUT_MS = 10_000;

/** Properties that mails leave out. */
const OMITTED = new Set(['requestId', 'updatedAt']);

/** Mails submissions to the firm. Each kind has its subject in its folder, such as `contacts.service.ts`. */
export class Mailer {
  private readonly transport: Transporter;

  constructor(private readonly mail: NonNullable<Configuration['mail']>) {
    this.transport = createTransport({
      url: mail.smtpUrl,
      // Otherwise a man in the middle could hide that the server offers STARTTLS, and read password and mails.
      requireTLS: !isLoopback(new URL(mail.smtpUrl).hostname),
      connectionTimeout: SMTP_TIMEOUT_MS,
      greetingTimeout: SMTP_TIMEOUT_MS,
      socketTimeout: SMTP_TIMEOUT_MS,
    });
  }

  /**
   * Sends one submission; a reply to the mail goes to the visitor.
   *
   * @param id of the notification: the same at every attempt, so that mail servers recognize a duplicate.
   * @param signal aborts the sending. The mail server may have accepted the mail nevertheless.
   */
  async send(
    id: string,
    subject: string,
    submission: Submission,
    signal: AbortSignal | undefined,
  ): Promise<void> {
    const host = /@([\w.-]+)>?$/.exec(this.mail.from)?.[1] ?? 'localhost';
    await this.transport.sendMail({
      messageId: `<${id}@${host}>`,
      from: this.mail.from,
      to: this.mail.to,
      replyTo: submission.email,
      subject,
      text: bodyOf(submission),
      signal,
    });
  }

  close(): void {
    this.transport.close();
  }
}

/** Tells whether a host is this machine. Nobody can intercept traffic to it. */
function isLoopback(hostname: string): boolean {
  if (hostname === 'localhost') return true;
  const address = hostname.replace(/^\[(.*)\]$/, '$1');
  return isIP(address) > 0 && ipaddr.process(address).range() === 'loopback';
}

/**
 * Writes each property on its own line. Further lines of a visitor's text are indented, so that none looks like a
 * property.
 */
function bodyOf(submission: Submission): string {
  return Object.entries(submission)
    .filter(([property, value]) => value !== null && !OMITTED.has(property))
    .map(([property, value]) => `${label(property)}: ${value instanceof Date ? value.toISOString() : value}`)
    .map((line) => line.replaceAll(/\r\n|\r|\n/g, '\n    '))
    .join('\n');
}

/** `firstName` becomes 'First name'. */
function label(property: string): string {
  const words = property.replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
