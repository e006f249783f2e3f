// The upper limit of any cache: the bytes of the response are ready before the request. RESPONSE is
// the path of the file with these bytes.
import { readFileSync } from 'node:fs';
import http from 'node:http';

const body = readFileSync(process.env.RESPONSE ?? '');
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
