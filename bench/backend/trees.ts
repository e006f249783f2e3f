// A content tree of 5 subjects x 10 chapters x 10 lessons: by three batch calls, and by one call
// per parent.
import http from 'node:http';
import { COURSE } from './fixture-ids.ts';

const agent = new http.Agent({ keepAlive: true, maxSockets: 8 });

function get(url: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    http
      .get(url, { agent }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => resolve(JSON.parse(Buffer.concat(chunks).toString())));
      })
      .on('error', reject);
  });
}

type Entry = { _id: string };
const ids = (entries: Entry[]) => entries.map((entry) => entry._id);

async function byBatch(base: string): Promise<number> {
  const subjects = (await get(`${base}/course/${COURSE}/subjects`)) as Entry[];
  const chapters = Object.values(
    (await get(`${base}/ext/batch/chapters?parents=${ids(subjects)}`)) as Record<string, Entry[]>,
  ).flat();
  const lessons = (await get(`${base}/ext/batch/lessons?parents=${ids(chapters)}`)) as Record<
    string,
    Entry[]
  >;
  return Object.values(lessons).flat().length;
}

async function byParent(base: string): Promise<number> {
  const subjects = (await get(`${base}/course/${COURSE}/subjects`)) as Entry[];
  const chapters = (
    await Promise.all(
      ids(subjects).map((id) => get(`${base}/course/${id}/chapters`) as Promise<Entry[]>),
    )
  ).flat();
  const lessons = await Promise.all(
    ids(chapters).map((id) => get(`${base}/course/${id}/lessons`) as Promise<Entry[]>),
  );
  return lessons.flat().length;
}

/** Milliseconds per tree for each way, measured in turns. */
export async function timeTrees(
  base: string,
  rounds: number,
): Promise<{ batch: number[]; parent: number[] }> {
  const times = { batch: [] as number[], parent: [] as number[] };
  for (let round = 0; round < rounds + 5; round += 1) {
    for (const [name, read] of Object.entries({ batch: byBatch, parent: byParent }) as [
      'batch' | 'parent',
      typeof byBatch,
    ][]) {
      const before = performance.now();
      const lessons = await read(base);
      if (lessons !== 500) throw new Error(`The tree has ${lessons} lessons, not 500.`);
      // The first rounds are a warm-up.
      if (round >= 5) times[name].push(performance.now() - before);
    }
  }
  return times;
}
