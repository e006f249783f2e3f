// An upstream with failures: `GET /mode/<mode>` makes all calls or one group of calls fail, or one
// group hang. `GET /stats` returns the number of calls since it was last called.
import http from 'node:http';
import { course, listBelow, listsBelow, range } from '../outline.ts';

type Mode = 'healthy' | 'campaigns-hang' | 'campaigns-fail' | 'all-fail';

let mode: Mode = 'healthy';
let calls = 0;
const hanging: http.ServerResponse[] = [];

/** The body of the response to a URL; undefined: 404. */
function bodyOf(url: string): unknown {
  const [path = '', query = ''] = url.split('?');
  const [, first, second, third] = path.split('/');
  if (url === '/ext') return { capabilities: ['batch'] };
  if (url === '/health/live') return { status: 'live' };
  if (first === 'campaigns') return [{ _id: 'k1', title: 'One' }];
  if (first === 'course' && second === 'courseCode')
    return range(20).map((n) => course(`${third}-${n}`));
  if (first === 'course' && second) return third ? listBelow(second, third) : course(second);
  if (first !== 'ext' || second !== 'batch') return undefined;
  return listsBelow(new URLSearchParams(query).get('parents')?.split(',') ?? [], third);
}

const bodies = new Map<string, string | undefined>();

http
  .createServer({ maxHeaderSize: 64 * 1024 }, (request, response) => {
    const url = request.url ?? '';
    if (url.startsWith('/mode/')) {
      mode = url.slice('/mode/'.length) as Mode;
      for (const waiting of hanging.splice(0)) waiting.end('[]');
      response.end(mode);
      return;
    }
    if (url === '/stats') {
      response.end(String(calls));
      calls = 0;
      return;
    }
    if (url !== '/ext' && url !== '/health/live') calls += 1;
    response.setHeader('content-type', 'application/json');
    const isCampaigns = url.startsWith('/campaigns');
    if (mode === 'all-fail' || (mode === 'campaigns-fail' && isCampaigns)) {
      response.writeHead(503).end('{"error":"The upstream fails."}');
      return;
    }
    if (mode === 'campaigns-hang' && isCampaigns) {
      hanging.push(response);
      return;
    }
    if (!bodies.has(url)) bodies.set(url, JSON.stringify(bodyOf(url)));
    const body = bodies.get(url);
    response.writeHead(body === undefined ? 404 : 200).end(body ?? '{"error":"Not found."}');
  })
  .listen(Number(process.env.PORT), '127.0.0.1');
