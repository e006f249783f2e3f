// The ceiling of any cache: the answer's bytes are there before the request comes. ANSWER is their
// file.
import { readFileSync } from 'node:fs';
import http from 'node:http';

const body = readFileSync(process.env.ANSWER ?? '');
const headers = {
  'content-type': 'application/json; charset=utf-8',
  'content-length': body.byteLength,
};
http
  .createServer((request, response) => {
    request.resume();
    response.writeHead(200, headers).end(body);
  })
  .listen(Number(process.env.PORT), '127.0.0.1');
