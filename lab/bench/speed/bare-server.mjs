import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

// The baseline for the shell: Node's HTTP server, sending stored headers and bytes without any other work.
const responses = new Map(
  JSON.parse(readFileSync(process.env.BARE_RESPONSES, 'utf8')).map(({ url, encoding, headers, bytes }) => [
    `${encoding} ${url}`,
    { headers, bytes: Buffer.from(bytes, 'base64') },
  ]),
);
const emptyResponse = { headers: { 'Content-Length': 0 }, bytes: Buffer.alloc(0) };

createServer((request, response) => {
  const { headers, bytes } =
    responses.get(`${request.headers['accept-encoding']} ${request.url}`) ?? emptyResponse;
  response.writeHead(200, headers);
  response.end(bytes);
}).listen(Number(process.env.BARE_PORT));
