// The allow-list of public data: which reads are public, and which of them a write can change.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { buildSchema } from '../../gateway/src/graphql/schema.ts';
import {
  type DataPart,
  isPublicPath,
  partOf,
  partsChangedBy,
  readParts,
  TYPES_OF_PUBLIC_READS,
} from '../../gateway/src/upstream/public-reads/allow-list.ts';

test.each([...TYPES_OF_PUBLIC_READS])('%s is in the schema', (name) => {
  expect(buildSchema().getType(name)).toBeDefined();
});

describe('the paths of upstream', () => {
  test.each([
    '/course/',
    '/course/c1',
    '/course/c1/subjects',
    '/course/courseCode/class10',
    '/course/subject/s1',
    '/course/s1/chapters',
    '/course/chapters/ch1',
    '/admissioncourse/universities/coursedetails/du',
    '/admissioncourse/units/unit/u1',
    '/ext/batch/chapters?parents=a,b',
    '/ext/search?q=gonit&limit=5',
  ])('%s is read once for all requests', (path) => expect(isPublicPath(path)).toBe(true));

  test.each([
    '/course/ch1/lessons',
    '/course/lessons/l1',
    '/course/ch1/contents',
    '/course/n1/contentdetails',
    '/examcreation/examid/e1',
    '/multisubjectexams/mcqs/m1',
    '/students/student',
    '/campaigns',
    '/assignments',
    '/ext/batch/lessons?parents=a,b',
    '/ext/batch/exams?ids=a,b',
    '/ext/batch/chapters?parents=a&as=admin',
    '/ext/results/mine',
    '/course/c1?preview=1',
  ])('%s is not', (path) => expect(isPublicPath(path)).toBe(false));
});

describe('a write', () => {
  test.each<[call: string, changed: DataPart[]]>([
    ['PUT /campaigns/k1/register', []],
    ['POST /examcampaigns/register', []],
    ['POST /auth/student/login', []],
    ['PATCH /users/u1', []],
    ['PUT /user', []],
    ['PATCH /students/student/update/st1', []],
    ['POST /students/student/enroll', []],
    ['PUT /ext/people/s1/grants/academic/c1', []],
    ['POST /exams/results', []],
    ['POST /multisubjectexamsresult/exam-results', []],
    ['POST /ext/attempts', []],
    ['PUT /ext/attempts/at1/answers', []],
    ['PATCH /ext/attempts/at1/answers', []],
    ['PUT /exams/results/r1', ['merit-lists']],
    ['POST /ext/late-answers/l1/accept', ['merit-lists']],
    ['DELETE /user', ['merit-lists']],
    ['POST /campaigns', ['campaigns', 'exams', 'merit-lists']],
    ['PUT /campaigns/k1', ['campaigns', 'exams', 'merit-lists']],
    ['PUT /ext/examcampaigns/k1/registration', ['campaigns']],
    ['DELETE /ext/examcampaigns/k1/roster', ['campaigns']],
    ['POST /ext/examcampaigns/k1/roster/imports/i1/apply', ['campaigns']],
    ['POST /ext/examcampaigns/k1/roster/imports/i1/rows', []],
    ['POST /ext/examcampaigns/k1/roster/removals', []],
    ['POST /ext/exams/single/e1/close', ['other', 'campaigns', 'exams', 'merit-lists']],
    ['POST /ext/exams/single/e1/key-corrections', ['merit-lists']],
    ['POST /ext/exams/single/e1/exclusions', ['merit-lists']],
    ['POST /ext/exams/single/e1/readmissions', ['merit-lists']],
    ['POST /ext/exams/single/e1/personal-windows', ['other', 'campaigns', 'exams', 'merit-lists']],
    [
      'POST /ext/exams/single/e1/personal-windows/withdrawals',
      ['other', 'campaigns', 'exams', 'merit-lists'],
    ],
    ['POST /ext/exams/single/e1/key-corrections/preview', []],
    ['POST /ext/bank-questions/draw', []],
    ['PUT /ext/bank-questions/b1', []],
    ['PUT /ext/marking/comments/c1', []],
    ['POST /ext/key-challenges', []],
    ['PUT /examcampaigns/k1', ['other', 'campaigns', 'exams', 'merit-lists']],
    ['POST /course/createcourse', ['academics', 'exams', 'campaigns']],
    ['DELETE /course/c1?force=true', ['academics', 'exams', 'campaigns']],
    ['POST /academiccourse/c1/units', ['academics', 'exams', 'campaigns']],
    [
      'POST /ext/content/chapter/h1/archive',
      ['admission', 'academics', 'exams', 'campaigns', 'merit-lists'],
    ],
    ['POST /admissioncourse/years', ['admission', 'exams', 'campaigns']],
    ['PUT /examcreation/e1', ['exams', 'admission', 'academics', 'campaigns', 'merit-lists']],
  ])('%s changes %j', (call, changed) => {
    const [method = '', path = ''] = call.split(' ');
    expect(partsChangedBy(method, path)).toEqual(changed);
  });

  test.each(['POST', 'PUT', 'DELETE'])(
    '%s of a campaign changes the releases of exams',
    (method) => {
      const release = partOf('/ext/exams/single/release-rules?ids=e1');
      expect(partsChangedBy(method, '/examcampaigns/k1')).toContain(release);
    },
  );

  test('that no rule names changes everything', () => {
    expect(partsChangedBy('POST', '/new/thing')).toBe('all');
    expect(partsChangedBy('POST', '/ext/new-thing')).toBe('all');
    expect(partsChangedBy('POST', '/campaigns/k1/new-thing')).not.toEqual([]);
  });

  test('of the gateway is named by a rule', () => {
    const files = readdirSync('gateway/src', { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.ts'),
    );
    const sources = files.map((file) => readFileSync(`gateway/src/${file}`, 'utf8'));
    const writes = sources.flatMap((text) =>
      [
        ...text.matchAll(
          /'(POST|PUT|PATCH|DELETE)',\s*(?:withQuery\()?path`([^`]+)`|upload<[^>]+>\(path`([^`]+)`/g,
        ),
      ].map(
        ([, method = 'POST', path, uploaded = '']) =>
          [method, (path ?? uploaded).replaceAll(/\$\{[^}]*\}/g, 'x')] as const,
      ),
    );
    expect(writes.length).toBeGreaterThan(50);
    expect(writes.filter(([method, path]) => partsChangedBy(method, path) === 'all')).toEqual([]);
  });
});

test('a public read belongs to a part that writes can change', () => {
  const paths = [
    '/course/',
    '/course/c1/subjects',
    '/admissioncourse/years/u1',
    '/academiccourse/c1/units',
    '/ext/batch/years?ids=a,b',
  ];
  expect(paths.map(partOf)).toEqual([
    'academics',
    'academics',
    'admission',
    'academics',
    'admission',
  ]);
  expect(partOf('/ext/examcampaigns/k1/merit-list?limit=20')).toBe('merit-lists');
  expect(partOf('/ext/batch/multisubjectexams?parents=a')).toBe('exams');
});

test('parts from another gateway are read; from a version with other parts it is everything', () => {
  expect(readParts('exams,campaigns')).toEqual(['exams', 'campaigns']);
  expect([
    readParts('all'),
    readParts('exams,videos'),
    readParts(undefined),
    readParts(''),
  ]).toEqual(['all', 'all', 'all', 'all']);
});
