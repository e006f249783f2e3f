// Writes of admins to admission courses, units and exam years: accepted, refused and unchanged
// fields.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { units, universities } from '../../backend/src/modules/admission/tables.ts';
import { sendUntilBlocked } from './blocked-request.ts';
import { type Backend, startBackend, type Visitor } from './kit.ts';

let backend: Backend;
let admin: Visitor;
beforeAll(async () => {
  backend = await startBackend();
  admin = await backend.admin();
});
afterAll(() => backend.close());

const base = '/admissioncourse';
const get = async (url: string) => (await backend.visitor().get(base + url)).body;
let count = 0;

const aCourse = (overrides: object = {}) => {
  count += 1;
  return {
    courseCode: `course-${count}`,
    name: `Course ${count}`,
    enrollmentFee: 500,
    discountFee: 50,
    ...overrides,
  };
};
async function createRecord(path: string, body: object): Promise<string> {
  const response = await admin.post(`${base}/${path}`, body);
  expect(response.status, response.text).toBe(201);
  return response.body._id;
}
const aUnitId = async () =>
  createRecord('units', {
    universityId: await createRecord('universities', aCourse()),
    unitName: 'Unit A',
  });

const WHOLE = {
  description: 'For the tests',
  enrollmentDuration: 6,
  courseThumbnail: '/media/covers/du.svg',
  averageRating: 4.5,
  testimonials: [
    { studentName: 'Rafi', enrolledYear: 2023, review: 'Good' },
    { studentName: 'Anika', review: 'Clear' },
  ],
};

describe('an admission course', () => {
  it('is returned as it is read afterwards, and is last in the list', async () => {
    const body = aCourse(WHOLE);
    const { status, body: course } = await admin.post(`${base}/universities`, body);
    expect(status).toBe(201);
    expect(course).toEqual({
      _id: expect.any(String),
      ...body,
      status: 'published',
      examCount: 0,
      units: [],
    });
    expect(await get(`/universities/${course._id}`)).toEqual(course);
    expect(await get(`/universities/coursedetails/${body.courseCode}`)).toEqual(course);
    expect((await get('/universities')).at(-1)).toEqual(course);
  });

  it('accepts the whole document back, and ignores its units', async () => {
    const id = await createRecord('universities', aCourse(WHOLE));
    await createRecord('units', { universityId: id, unitName: 'Unit A' });
    const before = await get(`/universities/${id}`);
    const response = await admin.put(`${base}/universities/${id}`, {
      ...before,
      name: 'Renamed',
      units: [{ _id: 'x', unitName: 'Other' }],
    });
    expect(response.status, response.text).toBe(200);
    expect(response.body).toEqual({ ...before, name: 'Renamed' });
    expect((await admin.put(`${base}/universities/${id}`, {})).body).toEqual(response.body);
  });

  it('loses fields that are null, and has its testimonials replaced as a whole, in order', async () => {
    const id = await createRecord('universities', aCourse(WHOLE));
    const empty = {
      description: null,
      enrollmentDuration: null,
      courseThumbnail: null,
      averageRating: null,
    };
    const testimonials = [{ studentName: 'Mitu', review: 'Third' }, ...WHOLE.testimonials];
    const { body } = await admin.put(`${base}/universities/${id}`, { ...empty, testimonials });
    expect(body.testimonials).toEqual(testimonials);
    for (const name of Object.keys(empty)) expect(body).not.toHaveProperty(name);
    expect(
      (await admin.put(`${base}/universities/${id}`, { testimonials: [] })).body.testimonials,
    ).toEqual([]);
  });

  it('moves in the list by its position', async () => {
    const [first, second] = [
      await createRecord('universities', aCourse()),
      await createRecord('universities', aCourse()),
    ];
    const order = async () =>
      (await get('/universities')).map((course: { _id: string }) => course._id);
    expect((await order()).slice(-2)).toEqual([first, second]);
    const [row] = await backend.db
      .select({ position: universities.position })
      .from(universities)
      .where(eq(universities.id, second));
    await admin.put(`${base}/universities/${first}`, { position: (row?.position ?? 0) + 1 });
    expect((await order()).slice(-2)).toEqual([second, first]);
  });

  it('has a unique code, also when two are added at the same time', async () => {
    const body = aCourse();
    const responses = await Promise.all([
      admin.post(`${base}/universities`, body),
      admin.post(`${base}/universities`, body),
    ]);
    expect(responses.map((response) => response.status).sort()).toEqual([201, 409]);
    expect(responses.find((response) => response.status === 409)?.body).toEqual({
      error: 'There is already a course with this code.',
      code: 'COURSE_CODE_TAKEN',
      fields: [{ path: 'courseCode', message: 'is taken', code: 'IS_TAKEN' }],
    });
    const other = await createRecord('universities', aCourse());
    expect(
      (await admin.put(`${base}/universities/${other}`, { courseCode: body.courseCode })).status,
    ).toBe(409);
  });

  it('never has a discount above its fee: not at first, not by one change, not by two concurrent changes', async () => {
    expect(
      (await admin.post(`${base}/universities`, aCourse({ enrollmentFee: 10, discountFee: 11 })))
        .status,
    ).toBe(422);
    const id = await createRecord(
      'universities',
      aCourse({ enrollmentFee: 100, discountFee: 20, testimonials: WHOLE.testimonials }),
    );
    const url = `${base}/universities/${id}`;
    const before = await get(`/universities/${id}`);
    expect((await admin.put(url, { name: 'Lost', discountFee: 101 })).body).toEqual({
      error: 'The discount is more than the fee.',
      code: 'DISCOUNT_ABOVE_FEE',
      fields: [{ path: 'discountFee', message: 'is more than the fee', code: 'IS_ABOVE_FEE' }],
    });
    expect((await admin.put(url, { enrollmentFee: 19, testimonials: [] })).status).toBe(422);
    expect(await get(`/universities/${id}`)).toEqual(before);
    const responses = await Promise.all([
      admin.put(url, { enrollmentFee: 40 }),
      admin.put(url, { discountFee: 80 }),
    ]);
    expect(responses.map((response) => response.status).sort()).toEqual([200, 422]);
  });

  const refused: [string, object][] = [
    ['a code with capitals', { courseCode: 'DU' }],
    ['a code with a space', { courseCode: 'd u' }],
    ['a code that is too long', { courseCode: 'x'.repeat(81) }],
    ['no name', { name: '' }],
    ['a name that is null', { name: null }],
    ['a fee below zero', { enrollmentFee: -1 }],
    ['a fee above the limit', { enrollmentFee: 100_001 }],
    ['a fee as text', { enrollmentFee: '500' }],
    ['a duration of no months', { enrollmentDuration: 0 }],
    ['a rating above five', { averageRating: 5.1 }],
    ['a script as thumbnail', { courseThumbnail: 'javascript:alert(1)' }],
    ['a thumbnail without TLS', { courseThumbnail: 'http://example.com/a.png' }],
    ['a thumbnail of any host', { courseThumbnail: '//example.com/a.png' }],
    ['a thumbnail outside the media', { courseThumbnail: '/media/../secret' }],
    [
      'an address that leaves its attribute',
      { courseThumbnail: 'https://example.com/"onerror="x' },
    ],
    [
      'too many testimonials',
      { testimonials: Array.from({ length: 21 }, () => WHOLE.testimonials[0]) },
    ],
    [
      'a testimonial with a field of its own',
      { testimonials: [{ studentName: 'R', review: 'G', stars: 5 }] },
    ],
    ['a place with a fraction', { position: 1.5 }],
    ['an unknown field', { archivedAt: null }],
  ];
  it.each(refused)('rejects %s', async (_, wrong) => {
    const field = Object.keys(wrong)[0] ?? '';
    const id = await createRecord('universities', aCourse());
    const before = await get(`/universities/${id}`);
    for (const response of [
      await admin.post(`${base}/universities`, aCourse(wrong)),
      await admin.put(`${base}/universities/${id}`, wrong),
    ]) {
      expect(response.status, response.text).toBe(400);
      expect(response.body.fields[0].path.split('.')[0]).toBe(field);
    }
    expect(await get(`/universities/${id}`)).toEqual(before);
  });

  it('accepts a thumbnail from another host over TLS', async () => {
    const courseThumbnail = 'https://img.example.com:8443/a/b.png?size=2';
    expect(
      await get(
        `/universities/${await createRecord('universities', aCourse({ courseThumbnail }))}`,
      ),
    ).toMatchObject({ courseThumbnail });
  });
});

describe('a unit', () => {
  it('is last in every list of its course', async () => {
    const universityId = await createRecord('universities', aCourse());
    const [b, a] = [
      await createRecord('units', { universityId, unitName: 'Unit B' }),
      await createRecord('units', { universityId, unitName: 'Unit A', description: 'Science' }),
    ];
    const list = await get(`/units/${universityId}`);
    expect(list).toEqual([
      { _id: b, universityId, unitName: 'Unit B', examCount: 0 },
      { _id: a, universityId, unitName: 'Unit A', description: 'Science', examCount: 0 },
    ]);
    expect(
      (await get(`/universities/${universityId}`)).units.map((unit: { _id: string }) => unit._id),
    ).toEqual([b, a]);
  });

  it('accepts the whole document back, but does not move to another course', async () => {
    const id = await aUnitId();
    const before = await get(`/units/unit/${id}`);
    const renamed = { ...before, unitName: 'Renamed', description: 'New' };
    expect((await admin.put(`${base}/units/${id}`, renamed)).body).toEqual(renamed);
    const response = await admin.put(`${base}/units/${id}`, {
      universityId: 'free',
      unitName: 'Lost',
    });
    expect([response.status, response.body.error]).toEqual([409, 'A unit stays in its course.']);
    expect(await get(`/units/unit/${id}`)).toEqual(renamed);
  });

  it('needs a course that is not being archived at that moment', async () => {
    const body = { universityId: 'unknown', unitName: 'Unit A' };
    expect((await admin.post(`${base}/units`, body)).body).toEqual({
      error: 'There is no such course.',
      code: 'COURSE_NOT_FOUND',
    });
    const universityId = await createRecord('universities', aCourse());
    const pendingWrite = await backend.db.transaction(async (tx) => {
      await tx
        .update(universities)
        .set({ archivedAt: new Date() })
        .where(eq(universities.id, universityId));
      return sendUntilBlocked(backend, tx, () =>
        admin.post(`${base}/units`, { ...body, universityId }),
      );
    });
    expect((await pendingWrite.response).status).toBe(404);
    expect(await backend.db.$count(units, eq(units.universityId, universityId))).toBe(0);
  });

  it('rejects an empty name, a name that is null, and unknown fields', async () => {
    const id = await aUnitId();
    for (const wrong of [
      { unitName: '' },
      { unitName: null },
      { units: [] },
      { description: 'x'.repeat(4001) },
    ]) {
      expect((await admin.put(`${base}/units/${id}`, wrong)).status).toBe(400);
    }
  });
});

describe('an exam year', () => {
  it('is added to its unit, changed, and accepts the whole document back', async () => {
    const unitId = await aUnitId();
    const id = await createRecord('years', { unitId, year: 2021 });
    const year = { _id: id, unitId, year: 2022 };
    expect((await admin.put(`${base}/years/${id}`, { ...year, exam: 'ignored' })).body).toEqual(
      year,
    );
    expect(await get(`/years/${unitId}`)).toEqual([year]);
    const moved = await admin.put(`${base}/years/${id}`, { unitId: 'free-a', year: 2023 });
    expect([moved.status, moved.body.error]).toEqual([409, 'A year stays in its unit.']);
    expect(await get(`/years/year/${id}`)).toEqual(year);
  });

  it('exists once per unit, also when two are added at the same time', async () => {
    const unitId = await aUnitId();
    const twice = await Promise.all([
      admin.post(`${base}/years`, { unitId, year: 2021 }),
      admin.post(`${base}/years`, { unitId, year: 2021 }),
    ]);
    expect(twice.map((response) => response.status).sort()).toEqual([201, 409]);
    const other = await createRecord('years', { unitId, year: 2022 });
    const response = await admin.put(`${base}/years/${other}`, { year: 2021 });
    expect([response.status, response.body.error]).toEqual([
      409,
      'There is already such a year in this unit.',
    ]);
    await createRecord('years', { unitId: await aUnitId(), year: 2021 });
  });

  it('needs a unit, and a year that could have had an exam', async () => {
    expect((await admin.post(`${base}/years`, { unitId: 'unknown', year: 2021 })).body).toEqual({
      error: 'There is no such unit.',
      code: 'UNIT_NOT_FOUND',
    });
    const unitId = await aUnitId();
    for (const year of [1970, 2101, 2020.5, '2020', null]) {
      expect((await admin.post(`${base}/years`, { unitId, year })).status, String(year)).toBe(400);
    }
  });
});
