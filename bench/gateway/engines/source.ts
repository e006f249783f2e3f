// Upstream reads for the peers: by fetch or by node:http, with DataLoaders that use /ext/batch if
// the workload has it.
import http from 'node:http';
import DataLoader from 'dataloader';
import type { Source } from './schema.ts';

const origin = process.env.UPSTREAM_URL ?? '';
const hasBatch = process.env.WITH_BATCH === '1';
const agent = new http.Agent({
  keepAlive: true,
  maxSockets: 64,
  maxFreeSockets: 16,
  scheduling: 'lifo',
});
const { hostname, port } = new URL(origin);

export async function getByFetch(path: string): Promise<unknown> {
  return (await fetch(origin + path)).json();
}

export function getByHttp(path: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    http
      .get({ agent, hostname, port, path }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => resolve(JSON.parse(Buffer.concat(chunks).toString('utf8'))));
      })
      .on('error', reject);
  });
}

/** The loaders of one request. */
export function sourceOf(get: (path: string) => Promise<unknown>): Source {
  const children = (collection: string, name: string) =>
    new DataLoader<string, unknown>(async (parents) => {
      if (!hasBatch || parents.length < 2)
        return Promise.all(parents.map((id) => get(`/course/${id}/${name}`)));
      const all = (await get(`/ext/batch/${collection}?parents=${parents.join(',')}`)) as Record<
        string,
        unknown
      >;
      return parents.map((id) => all[id]);
    });
  return {
    get,
    universities: new DataLoader<string, unknown>(async (ids) => {
      if (!hasBatch || ids.length < 2)
        return Promise.all(ids.map((id) => get(`/admissioncourse/universities/${id}`)));
      const all = new Map(
        ((await get(`/ext/batch/universities?ids=${ids.join(',')}`)) as { _id: string }[]).map(
          (one) => [one._id, one],
        ),
      );
      return ids.map((id) => all.get(id));
    }),
    subjects: children('subjects', 'subjects'),
    chapters: children('chapters', 'chapters'),
    lessons: children('lessons', 'lessons'),
  };
}
