// Changes of content with the revision that they are based on.
import { describe, expect, test } from 'vitest';
import { aContent, aLesson, anAdmin, aViewer } from './fixtures.ts';
import { COOKIE, dataOf, useGateway } from './kit.ts';

const asAdmin = { cookie: COOKIE };

describe('the revision of content', () => {
  const { execute, executeAsStudent, upstream } = useGateway({
    extensions: ['registration-limits'],
  });
  const prepareAdmin = () => upstream.on('GET', '/students/student', anAdmin());

  test.each([
    ['updateSubject(input: { id: "i", revision: "7" }) { subject { id } }', '/course/subject/i'],
    ['updateChapter(input: { id: "i", revision: "7" }) { chapter { id } }', '/course/chapter/i'],
    ['updateLesson(input: { id: "i", revision: "7" }) { lesson { id } }', '/course/lesson/i'],
    ['updateContent(input: { id: "i", revision: "7" }) { content { id } }', '/course/content/i'],
    [
      'updateAcademicUnit(input: { id: "i", courseId: "c", revision: "7" }) { academicUnit { id } }',
      '/academiccourse/c/units/i',
    ],
    [
      'updateAdmissionUnit(input: { id: "i", revision: "7" }) { admissionUnit { id } }',
      '/admissioncourse/units/i',
    ],
    ['updateExam(input: { id: "i", revision: "7" }) { exam { id } }', '/examcreation/i'],
    [
      'updateMultiSubjectExam(input: { id: "i", revision: "7" }) { exam { id } }',
      '/multisubjectexams/mcqs/i',
    ],
    [
      'updateAdmissionCourse(input: { id: "i", revision: "7" }) { admissionCourse { id } }',
      '/admissioncourse/universities/i',
    ],
    ['updateAssignment(input: { id: "i", revision: "7" }) { assignment { id } }', '/assignments/i'],
    ['updateCampaign(input: { id: "i", revision: "7" }) { campaign { id } }', '/campaigns/i'],
    [
      'updateExamCampaign(input: { id: "i", revision: "7" }) { campaign { id } }',
      '/examcampaigns/i',
    ],
    [
      'updateExamCampaignRegistration(input: { id: "i", revision: "7" }) { campaign { id } }',
      '/ext/examcampaigns/i/registration',
    ],
  ])('%s is sent upstream as If-Match', async (write, path) => {
    prepareAdmin();
    upstream.on('PUT', path, { _id: 'i' });
    dataOf(await execute(`mutation { ${write} }`, {}, asAdmin));
    const call = upstream.call('PUT', path);
    expect(call.headers['if-match']).toBe('"7"');
    expect(call.body).toEqual({});
  });

  test.each([
    ['academic', '/academiccourse/academicCourses/i'],
    ['olympiad', '/course/i'],
  ])('that of a course of type %s is sent upstream as If-Match', async (courseType, path) => {
    prepareAdmin();
    upstream.on('GET', '/course/i', { _id: 'i', courseType });
    upstream.on('PUT', path, { _id: 'i' });
    const write = 'mutation { updateCourse(input: { id: "i", revision: "7" }) { course { id } } }';
    dataOf(await execute(write, {}, asAdmin));
    const call = upstream.call('PUT', path);
    expect(call.headers['if-match']).toBe('"7"');
    expect(call.body).toEqual({});
  });

  test('an invalid revision is BAD_USER_INPUT', async () => {
    prepareAdmin();
    const response = await execute(
      'mutation { updateLesson(input: { id: "i", revision: "a\\nb" }) { lesson { id } } }',
      {},
      asAdmin,
    );
    expect(response.codes).toEqual(['BAD_USER_INPUT']);
    expect(upstream.requestLines).toEqual(['GET /students/student']);
  });

  test('is null where the host has none; the item is there', async () => {
    prepareAdmin();
    upstream.on('GET', '/course/n1/contentdetails', aContent({ _id: 'n1' }));
    const query = '{ editableContent(kind: NOTE, id: "n1") { revision title note { id } } }';
    expect(dataOf(await execute(query, {}, asAdmin))).toEqual({
      editableContent: { revision: null, title: null, note: { id: 'n1' } },
    });
    prepareAdmin();
    upstream.on('GET', '/examcampaigns/e1', { _id: 'e1' });
    const campaign = '{ editableExamCampaign(id: "e1") { revision examCampaign { id } } }';
    expect(dataOf(await execute(campaign, {}, asAdmin))).toEqual({
      editableExamCampaign: { revision: null, examCampaign: { id: 'e1' } },
    });
  });

  test.each([
    ['editableCourse', 'course', '/course/i'],
    ['editableAdmissionCourse', 'admissionCourse', '/admissioncourse/universities/i'],
  ])('%s is the course without a revision where the host has none', async (field, name, path) => {
    prepareAdmin();
    upstream.on('GET', path, { _id: 'i' });
    const query = `{ ${field}(id: "i") { revision ${name} { id } } }`;
    expect(dataOf(await execute(query, {}, asAdmin))).toEqual({
      [field]: { revision: null, [name]: { id: 'i' } },
    });
  });

  test('a campaign without a revision in the input is changed without If-Match', async () => {
    prepareAdmin();
    upstream.on('PUT', '/campaigns/i', { _id: 'i' });
    const write = 'mutation { updateCampaign(input: { id: "i", title: "T" }) { campaign { id } } }';
    dataOf(await execute(write, {}, asAdmin));
    expect(upstream.call('PUT', '/campaigns/i').headers).not.toHaveProperty('if-match');
  });

  test.each([
    'editableContent(kind: NOTE, id: "n1")',
    'editableCourse(id: "c1")',
    'editableAdmissionCourse(id: "c1")',
    'editableAssignment(id: "a1")',
    'editableCampaign(id: "c1")',
    'editableExamCampaign(id: "e1")',
  ])('%s is for admins', async (field) => {
    upstream.on('GET', '/students/student', aViewer());
    const response = await executeAsStudent(`{ ${field} { revision } }`);
    expect(response.codes).toEqual(['FORBIDDEN']);
  });
});

describe('the revision of content, where the host has revisions', () => {
  const { execute, upstream } = useGateway({
    extensions: [
      'assignment-revisions',
      'campaign-revisions',
      'content-revisions',
      'course-revisions',
    ],
    env: { publicCacheSeconds: 60, publicSharing: true },
  });

  test('is read before the item that it belongs to', async () => {
    upstream.on('GET', '/students/student', anAdmin());
    upstream.on('GET', '/ext/content-revisions/lesson/l1', {
      _id: 'l1',
      kind: 'lesson',
      revision: '7',
      title: 'Sums',
    });
    upstream.on('GET', '/course/lessons/l1', aLesson({ _id: 'l1' }));
    const query =
      '{ editableContent(kind: LESSON, id: "l1") { revision lesson { id } note { id } exam { id } } }';
    expect(dataOf(await execute(query, {}, asAdmin))).toEqual({
      editableContent: { revision: '7', lesson: { id: 'l1' }, note: null, exam: null },
    });
    expect(upstream.requestLines.slice(-2)).toEqual([
      'GET /ext/content-revisions/lesson/l1',
      'GET /course/lessons/l1',
    ]);
  });

  test.each([
    ['editableCourse', 'course', 'course', '/course/i'],
    [
      'editableAdmissionCourse',
      'admissionCourse',
      'admission-course',
      '/admissioncourse/universities/i',
    ],
  ])(
    '%s reads the course after its revision, and not from the cache of public data',
    async (field, name, kind, path) => {
      const query = `{ ${field}(id: "i") { revision parentId ${name} { courseCode } } }`;
      for (const revision of ['7', '8']) {
        upstream.on('GET', '/students/student', anAdmin());
        upstream.on('GET', `/ext/content-revisions/${kind}/i`, { _id: 'i', kind, revision });
        upstream.on('GET', path, { _id: 'i', courseCode: `code${revision}` });
        expect(dataOf(await execute(query, {}, asAdmin))).toEqual({
          [field]: { revision, parentId: null, [name]: { courseCode: `code${revision}` } },
        });
        expect(upstream.requestLines.slice(-2)).toEqual([
          `GET /ext/content-revisions/${kind}/i`,
          `GET ${path}`,
        ]);
      }
    },
  );

  test('editableAssignment reads the revision before the assignments', async () => {
    upstream.on('GET', '/students/student', anAdmin());
    const revision = { _id: 'i', kind: 'assignment', revision: '7', title: 'T' };
    upstream.on('GET', '/ext/content-revisions/assignment/i', revision);
    upstream.on('GET', '/assignments', [
      { _id: 'h', title: 'H' },
      { _id: 'i', title: 'T' },
    ]);
    const query = '{ editableAssignment(id: "i") { revision assignment { title } } }';
    expect(dataOf(await execute(query, {}, asAdmin))).toEqual({
      editableAssignment: { revision: '7', assignment: { title: 'T' } },
    });
    expect(upstream.requestLines.slice(-2)).toEqual([
      'GET /ext/content-revisions/assignment/i',
      'GET /assignments',
    ]);
  });

  test.each([
    ['editableCampaign', 'campaign', 'campaign', '/campaigns/i'],
    ['editableExamCampaign', 'examCampaign', 'exam-campaign', '/examcampaigns/i'],
  ])('%s reads the revision before the campaign', async (field, campaign, kind, path) => {
    upstream.on('GET', '/students/student', anAdmin());
    const revision = { _id: 'i', kind, revision: '7', title: 'T', changedBy: 'Nasrin' };
    upstream.on('GET', `/ext/content-revisions/${kind}/i`, revision);
    upstream.on('GET', path, { _id: 'i', title: 'T' });
    const query = `{ ${field}(id: "i") { revision changedBy parentId ${campaign} { title } } }`;
    expect(dataOf(await execute(query, {}, asAdmin))).toEqual({
      [field]: { revision: '7', changedBy: 'Nasrin', parentId: null, [campaign]: { title: 'T' } },
    });
    expect(upstream.requestLines.slice(-2)).toEqual([
      `GET /ext/content-revisions/${kind}/i`,
      `GET ${path}`,
    ]);
  });
});
