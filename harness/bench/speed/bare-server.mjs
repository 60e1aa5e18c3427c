import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

// The baseline for the shell: Node's HTTP server, sending stored headers and bytes without any other work.
const responses = new Map(
  Object.entries(JSON.parse(readFileSync(process.env.BARE_RESPONSES, 'utf8'))).map(
    ([encoding, { headers, bytes }]) => [encoding, { headers, bytes: Buffer.from(bytes, 'base64') }],
  ),
);

createServer((request, response) => {
  const { headers, bytes } = responses.get(request.headers['accept-encoding']) ?? responses.get('identity');
  response.writeHead(200, headers);
  response.end(bytes);
}).listen(Number(process.env.BARE_PORT));
