// The upstream of all engines: node:http, precomputed bodies, no database. GET /stats returns the
// number of calls since the last GET /stats.
import http from 'node:http';
import { course, listBelow, listsBelow, range } from '../outline.ts';

const hasBatch = process.env.WITH_BATCH === '1';
/**
 * Longer than the pause between two runs of an engine: some engines crash when an idle connection
 * is closed.
 */
const KEEP_ALIVE_MS = 300_000;

const courses = (code: string) =>
  range(100).map((n) => ({
    ...course(`${code}-${n}`),
    courseCode: code,
    title: `Course ${n} of ${code}`,
  }));
const units = range(100).map((n) => ({
  _id: `u${n}`,
  universityId: `v${n % 10}`,
  unitName: `Unit ${n}`,
}));
const university = (id: string) => ({
  _id: id,
  courseCode: id,
  name: `University ${id}`,
  enrollmentFee: 0,
  discountFee: 0,
  units: [],
  testimonials: [],
});

/** The document for a URL; undefined for an unknown one. */
function bodyOf(url: string): unknown {
  const [path = '', query = ''] = url.split('?');
  const [, first, second, third] = path.split('/');
  if (url === '/ext') return hasBatch ? { capabilities: ['batch'] } : undefined;
  if (path === '/admissioncourse/units') return units;
  if (first === 'admissioncourse' && second === 'universities' && third) return university(third);
  if (first === 'course' && second === 'courseCode' && third) return courses(third);
  if (first === 'course' && second) return third ? listBelow(second, third) : course(second);
  if (first === 'ext' && second === 'batch' && hasBatch) {
    const params = new URLSearchParams(query);
    if (third === 'universities') return params.get('ids')?.split(',').map(university);
    return listsBelow(params.get('parents')?.split(',') ?? [], third);
  }
  return undefined;
}

const bodiesByUrl = new Map<string, Buffer | null>();
const delayMs = Number(process.env.DELAY_MS ?? 0);
let calls = 0;

http
  .createServer(
    { keepAlive: true, keepAliveTimeout: KEEP_ALIVE_MS, maxHeaderSize: 64 * 1024 },
    (request, response) => {
      const url = request.url ?? '';
      if (url === '/stats') {
        response.end(String(calls));
        calls = 0;
        return;
      }
      if (url !== '/ext') calls += 1;
      let body = bodiesByUrl.get(url);
      if (body === undefined) {
        const document = bodyOf(url);
        body = document === undefined ? null : Buffer.from(JSON.stringify(document));
        bodiesByUrl.set(url, body);
      }
      const send = () => {
        if (!body)
          return response
            .writeHead(404, { 'content-type': 'application/json' })
            .end('{"error":"Not found."}');
        return response
          .writeHead(200, { 'content-type': 'application/json', 'content-length': body.byteLength })
          .end(body);
      };
      if (delayMs > 0) setTimeout(send, delayMs);
      else send();
    },
  )
  .listen(Number(process.env.PORT), '127.0.0.1');
