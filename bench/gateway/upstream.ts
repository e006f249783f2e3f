// The upstream that every engine asks: node:http, precomputed bodies, no database. It counts its calls: GET /stats answers the number and starts anew.
import http from 'node:http';

const hasBatch = process.env.WITH_BATCH === '1';
const LESSONS = 10;
/** Longer than any engine waits for its turn: a connection that ends between two turns would end an engine that does not expect it. */
const KEEP_ALIVE_MS = 300_000;
const range = (count: number) => Array.from({ length: count }, (_, i) => i + 1);

const course = (id: string) => ({
  _id: id,
  courseCode: 'class10',
  title: `Course ${id}`,
  courseType: 'academic',
  price: 0,
  discountPrice: 0,
  courseFeatures: [],
  testimonials: [],
});
const courses = (code: string) => range(100).map((n) => ({ ...course(`${code}-${n}`), courseCode: code, title: `Course ${n} of ${code}` }));
const units = range(100).map((n) => ({ _id: `u${n}`, universityId: `v${n % 10}`, unitName: `Unit ${n}` }));
const university = (id: string) => ({
  _id: id,
  courseCode: id,
  name: `University ${id}`,
  enrollmentFee: 0,
  discountFee: 0,
  units: [],
  testimonials: [],
});
const subjects = (courseId: string) => range(5).map((n) => ({ _id: `${courseId}-${n}`, courseId, subjectName: `Subject ${n}` }));
const chapters = (subjectId: string) => range(10).map((n) => ({ _id: `${subjectId}-${n}`, subjectId, chapterTitle: `Chapter ${n}` }));
const lessons = (chapterId: string) =>
  range(LESSONS).map((n) => ({ _id: `${chapterId}-${n}`, chapterId, title: `Lesson ${n} of ${chapterId}`, duration: 10, exams: [] }));

/** The document of an address; made once. */
function answer(url: string): unknown {
  const [path = '', query = ''] = url.split('?');
  const [, first, second, third] = path.split('/');
  if (url === '/ext') return hasBatch ? { capabilities: ['batch'] } : undefined;
  if (path === '/admissioncourse/units') return units;
  if (first === 'admissioncourse' && second === 'universities' && third) return university(third);
  if (first === 'course' && second === 'courseCode' && third) return courses(third);
  if (first === 'course' && second && third === 'subjects') return subjects(second);
  if (first === 'course' && second && third === 'chapters') return chapters(second);
  if (first === 'course' && second && third === 'lessons') return lessons(second);
  if (first === 'course' && second && !third) return course(second);
  if (first === 'ext' && second === 'batch' && hasBatch) {
    const params = new URLSearchParams(query);
    const ids = params.get('ids')?.split(',');
    const parents = params.get('parents')?.split(',');
    if (third === 'universities' && ids) return ids.map(university);
    if (third === 'subjects' && parents) return Object.fromEntries(parents.map((id) => [id, subjects(id)]));
    if (third === 'chapters' && parents) return Object.fromEntries(parents.map((id) => [id, chapters(id)]));
    if (third === 'lessons' && parents) return Object.fromEntries(parents.map((id) => [id, lessons(id)]));
  }
  return undefined;
}

const made = new Map<string, Buffer | null>();
const delayMs = Number(process.env.DELAY_MS ?? 0);
let calls = 0;

http
  .createServer({ keepAlive: true, keepAliveTimeout: KEEP_ALIVE_MS, maxHeaderSize: 64 * 1024 }, (request, response) => {
    const url = request.url ?? '';
    if (url === '/stats') {
      response.end(String(calls));
      calls = 0;
      return;
    }
    if (url !== '/ext') calls += 1;
    let body = made.get(url);
    if (body === undefined) {
      const document = answer(url);
      body = document === undefined ? null : Buffer.from(JSON.stringify(document));
      made.set(url, body);
    }
    const send = () => {
      if (!body) return response.writeHead(404, { 'content-type': 'application/json' }).end('{"error":"There is no such address."}');
      return response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.byteLength }).end(body);
    };
    if (delayMs > 0) setTimeout(send, delayMs);
    else send();
  })
  .listen(Number(process.env.PORT), '127.0.0.1');
