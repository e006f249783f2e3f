// An upstream with bad days: well, slow in one corner, failing, or hanging, as `GET /mode/<mode>` says. `GET /stats` answers the number of
// calls since the last time it was asked.
import http from 'node:http';

type Mode = 'well' | 'campaigns-hang' | 'campaigns-fail' | 'all-fail';

let mode: Mode = 'well';
let calls = 0;
const hanging: http.ServerResponse[] = [];

const range = (count: number) => Array.from({ length: count }, (_, i) => i + 1);
const course = (id: string) => ({
  _id: id,
  courseCode: 'class10',
  title: `Course ${id}`,
  courseType: 'academic',
  price: 0,
  discountPrice: 0,
});
const childrenOf = (ids: string[], child: (parent: string, n: number) => object, count: number) =>
  Object.fromEntries(ids.map((id) => [id, range(count).map((n) => ({ _id: `${id}-${n}`, ...child(id, n) }))]));

/** The document of an address. */
function answer(url: string): unknown {
  const [path = '', query = ''] = url.split('?');
  const [, first, second, third] = path.split('/');
  if (url === '/ext') return { capabilities: ['batch'] };
  if (url === '/health/live') return { status: 'live' };
  if (first === 'campaigns') return [{ _id: 'k1', title: 'One' }];
  if (first === 'course' && second === 'courseCode') return range(20).map((n) => course(`${third}-${n}`));
  if (first === 'course' && second && third === 'subjects') return Object.values(childrenOf([second], subject, 5))[0];
  if (first === 'course' && second) return course(second);
  if (first !== 'ext' || second !== 'batch') return undefined;
  const parents = new URLSearchParams(query).get('parents')?.split(',') ?? [];
  if (third === 'subjects') return childrenOf(parents, subject, 5);
  if (third === 'chapters') return childrenOf(parents, (subjectId, n) => ({ subjectId, chapterTitle: `Chapter ${n}` }), 10);
  if (third === 'lessons') return childrenOf(parents, (chapterId, n) => ({ chapterId, title: `Lesson ${n}`, duration: 10, exams: [] }), 10);
  return undefined;
}

function subject(courseId: string, n: number): object {
  return { courseId, subjectName: `Subject ${n}` };
}

const made = new Map<string, string | undefined>();

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
      response.writeHead(503).end('{"error":"Not today."}');
      return;
    }
    if (mode === 'campaigns-hang' && isCampaigns) {
      hanging.push(response);
      return;
    }
    if (!made.has(url)) made.set(url, JSON.stringify(answer(url)));
    const body = made.get(url);
    response.writeHead(body === undefined ? 404 : 200).end(body ?? '{"error":"There is no such address."}');
  })
  .listen(Number(process.env.PORT), '127.0.0.1');
