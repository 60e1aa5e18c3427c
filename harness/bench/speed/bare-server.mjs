import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/** What the shell is measured against: Node's own server, sending the same headers and bytes and knowing nothing else. */
const answers = new Map(
  Object.entries(JSON.parse(readFileSync(process.env.BARE_ANSWERS, 'utf8'))).map(([encoding, answer]) => [
    encoding,
    { headers: answer.headers, bytes: Buffer.from(answer.bytes, 'base64') },
  ]),
);

createServer((request, response) => {
  const { headers, bytes } = answers.get(request.headers['accept-encoding']) ?? answers.get('identity');
  response.writeHead(200, headers);
  response.end(bytes);
}).listen(Number(process.env.BARE_PORT));
