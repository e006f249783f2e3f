// Many users and visitors at once, with all public data cached and coalesced: no client receives
// data of another user.
import { describe, expect, test } from 'vitest';
import { aCourse, anAdmissionCourse, aSubject, aViewer } from './fixtures.ts';
import { only, personOf, useListening } from './listening.ts';

describe('with caches', () => {
  const { gateways, upstream } = useListening({ publicCacheSeconds: 60, publicSharing: true });

  test('50 users at once, mixed with visitors: no client gets data of another', {
    timeout: 30_000,
  }, async () => {
    const gateway = only(gateways);
    upstream((call) => {
      const who = personOf(call);
      const mark = who ? `canary-${who}-` : '';
      const afterMs = Math.random() * 4;
      if (call.path === '/students/student') {
        return who
          ? { body: aViewer({ _id: `canary-${who}-`, email: `canary-${who}-@x.test` }), afterMs }
          : { status: 401, body: { error: 'No.' } };
      }
      if (call.path === '/course/') return { body: [aCourse({ title: `${mark}title` })], afterMs };
      if (call.path === '/course/c1/subjects')
        return { body: [aSubject({ subjectName: `${mark}subject` })], afterMs };
      if (call.path === '/admissioncourse/universities')
        return { body: [anAdmissionCourse({ name: `${mark}name` })], afterMs };
      if (call.path === '/campaigns')
        return { body: [{ _id: 'k1', title: `${mark}campaign`, registered: true }], afterMs };
      if (call.path.startsWith('/examcreation/examid/'))
        return { body: { _id: 'e1', title: `${mark}exam` }, afterMs };
      if (call.path === '/course/lessons/l1')
        return who
          ? { body: { _id: 'l1', title: `${mark}lesson`, content: mark }, afterMs }
          : { status: 401, body: {} };
      return undefined;
    });
    const queries = [
      '{ viewer { id user { email } } }',
      '{ courses { title isEnrolled subjects { name } } }',
      '{ admissionCourses { name isEnrolled } viewer { id } }',
      '{ campaigns { title isRegistered } }',
      '{ exam(id: "e1") { title } }',
      '{ lesson(id: "l1") { title body } }',
    ];
    for (const query of queries) await gateway.learn(query);
    const people = [undefined, ...Array.from({ length: 50 }, (_, i) => `p${i}`)];
    const requests = people
      .flatMap((person) =>
        queries.flatMap((query) => [
          { person, query },
          { person, query },
        ]),
      )
      .toSorted(() => Math.random() - 0.5);
    const foreign: string[] = [];
    const sources = new Set<string>();
    for (let from = 0; from < requests.length; from += 60) {
      await Promise.all(
        requests.slice(from, from + 60).map(async ({ person, query }) => {
          const response = await gateway.execute(
            query,
            {},
            person ? { cookie: `alokpath_session=${person}` } : {},
          );
          sources.add(response.source);
          for (const [, who] of JSON.stringify([response.body, response.headers]).matchAll(
            /canary-(\w+)-/g,
          ))
            if (who !== person) foreign.push(`${who} to ${person}`);
        }),
      );
    }
    expect(foreign).toEqual([]);
    expect(sources).toContain('executed');
    expect(requests.length).toBe(612);
  });
});
