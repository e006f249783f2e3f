// The minimum cost of any engine in Node.js: node:http, the same upstream reads, and a response that
// is built by hand. The operation's name selects the workload.
import http from 'node:http';
import { getByHttp } from './source.ts';

const hasBatch = process.env.WITH_BATCH === '1';
type Doc = Record<string, string>;

async function bodyOf(name: string, variables: Record<string, string>): Promise<unknown> {
  if (name === 'Trivial') return { __typename: 'Query' };
  if (name === 'List') {
    const courses = (await getByHttp(`/course/courseCode/${variables.code}`)) as Doc[];
    return { coursesByCode: courses.map(({ title }) => ({ title })) };
  }
  if (name === 'Related') {
    const units = (await getByHttp('/admissioncourse/units')) as Doc[];
    const ids = [...new Set(units.map((unit) => unit.universityId ?? ''))];
    const universities = hasBatch
      ? ((await getByHttp(`/ext/batch/universities?ids=${ids}`)) as Doc[])
      : ((await Promise.all(
          ids.map((id) => getByHttp(`/admissioncourse/universities/${id}`)),
        )) as Doc[]);
    const byId = new Map(universities.map((one) => [one._id, one]));
    return {
      admissionUnits: units.map((unit) => ({
        name: unit.unitName,
        course: { name: byId.get(unit.universityId)?.name },
      })),
    };
  }
  const course = (await getByHttp(`/course/${variables.id}`)) as Doc;
  const subjects = (await getByHttp(`/course/${course._id}/subjects`)) as Doc[];
  const chapters = await childrenOf(subjects, 'chapters');
  const lessons = await childrenOf([...chapters.values()].flat(), 'lessons');
  return {
    course: {
      title: course.title,
      subjects: subjects.map((subject) => ({
        name: subject.subjectName,
        chapters: (chapters.get(subject._id ?? '') ?? []).map((chapter) => ({
          title: chapter.chapterTitle,
          lessons: (lessons.get(chapter._id ?? '') ?? []).map(({ title }) => ({ title })),
        })),
      })),
    },
  };
}

async function childrenOf(parents: Doc[], name: string): Promise<Map<string, Doc[]>> {
  const ids = parents.map((parent) => parent._id ?? '');
  if (hasBatch)
    return new Map(
      Object.entries(
        (await getByHttp(`/ext/batch/${name}?parents=${ids}`)) as Record<string, Doc[]>,
      ),
    );
  const lists = (await Promise.all(ids.map((id) => getByHttp(`/course/${id}/${name}`)))) as Doc[][];
  return new Map(ids.map((id, i) => [id, lists[i] ?? []]));
}

http
  .createServer(async (request, response) => {
    if (request.url === '/health/live') return response.end('ok');
    let query: string;
    let variables: Record<string, string> = {};
    if (request.method === 'GET')
      query = new URL(request.url ?? '/', 'http://x').searchParams.get('query') ?? '';
    else {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      ({ query, variables = {} } = JSON.parse(Buffer.concat(chunks).toString('utf8')));
    }
    const data = await bodyOf(/query (\w+)/.exec(query)?.[1] ?? '', variables);
    const body = Buffer.from(JSON.stringify({ data }));
    return response
      .writeHead(200, {
        'content-type': 'application/json; charset=utf-8',
        'content-length': body.byteLength,
      })
      .end(body);
  })
  .listen(Number(process.env.PORT), '127.0.0.1');
