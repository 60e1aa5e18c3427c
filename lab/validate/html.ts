import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { makeTemporaryFolder } from '@site/node-service/temporary-folder';
import { execa } from 'execa';
import { outcomeOf, type Outcome } from '../outcome';
import { HTML_EXCEPTIONS, withoutExceptions } from './exceptions';
import type { Document, ValidatedSite } from './validated-site';

/** One message of the Nu Html Checker. */
interface Message {
  url: string;
  message: string;
  extract?: string;
}

const MAX_EXTRACT_LENGTH = 160;

const require = createRequire(import.meta.url);
const checker = path.join(path.dirname(require.resolve('vnu-jar/package.json')), 'build/dist/vnu.jar');

const javaIsInstalled = async () => (await execa('java', ['-version'], { reject: false })).exitCode === 0;

/** The errors and warnings of every file in a folder. */
async function check(folder: string): Promise<Message[]> {
  const format = ['--format', 'json', '--stdout', '--exit-zero-always', '--skip-info-messages'];
  const { stdout } = await execa('java', ['-jar', checker, ...format, folder], {
    maxBuffer: 256 * 1024 * 1024,
  });
  return (JSON.parse(stdout) as { messages: Message[] }).messages;
}

/** A kind of message: the pages that have it, and a part of the first. */
interface Finding {
  addresses: Set<string>;
  extract: string;
}

function groupByMessage(messages: readonly Message[], documents: readonly Document[]): Map<string, Finding> {
  const findings = new Map<string, Finding>();
  for (const { url, message, extract = '' } of messages) {
    const { address = url } = documents[Number(path.basename(url, '.html'))] ?? {};
    const finding = findings.get(message) ?? { addresses: new Set(), extract };
    findings.set(message, finding);
    finding.addresses.add(address);
  }
  return findings;
}

function describe(message: string, finding: Finding | undefined): string {
  if (!finding) return message;
  const [first, ...others] = finding.addresses;
  const extract = finding.extract.replaceAll(/\s+/g, ' ').slice(0, MAX_EXTRACT_LENGTH);
  return `${first}${others.length > 0 ? ` and ${others.length} more` : ''}: ${message} ${extract}`;
}

/** The HTML of every page, by the Nu Html Checker. It needs Java. */
export async function validateHtml({ documents }: ValidatedSite): Promise<Outcome> {
  if (!(await javaIsInstalled())) {
    return { state: 'skipped', reason: 'install Java 17 (Debian: openjdk-17-jre-headless)' };
  }
  const folder = makeTemporaryFolder('html');
  await Promise.all(documents.map(({ html }, index) => writeFile(path.join(folder, `${index}.html`), html)));
  const findings = groupByMessage(await check(folder), documents);
  const messages = withoutExceptions([...findings.keys()], HTML_EXCEPTIONS);
  return outcomeOf(
    messages.map((message) => describe(message, findings.get(message))),
    `${documents.length} pages`,
  );
}
