// Examples of the calls of admission courses, units and exam years.
import {
  adminOnly,
  anyone,
  type CallRequest,
  type Example,
  type Examples,
  type TestContext,
} from './example.ts';

const base = '/admissioncourse';
/** Longer than an id may be. */
const TOO_LONG = 'x'.repeat(101);
let count = 0;

const aUniversity = () => {
  count += 1;
  return {
    courseCode: `example-${count}`,
    name: 'Example',
    description: null,
    enrollmentFee: 500,
    discountFee: 50,
  };
};

async function createRecord({ admin }: TestContext, path: string, body: object): Promise<string> {
  return (await admin.post(`${base}/${path}`, body)).body._id;
}
const aUniversityId = (context: TestContext) =>
  createRecord(context, 'universities', aUniversity());
const aUnitId = async (context: TestContext) =>
  createRecord(context, 'units', {
    universityId: await aUniversityId(context),
    unitName: 'Unit A',
  });
const aYearId = async (context: TestContext) =>
  createRecord(context, 'years', { unitId: await aUnitId(context), year: 2024 });

const readExample = (path: string, rejectedPath: string, status: number): Example => ({
  request: () => ({ url: `${base}/${path}` }),
  expectedStatus: anyone(),
  rejectedRequest: { by: 'visitor', request: () => ({ url: `${base}/${rejectedPath}` }), status },
});

/** A list without parameters; the only rejected request is one with an invalid session. */
const listExample = (path: string): Example => ({
  request: () => ({ url: `${base}/${path}` }),
  expectedStatus: anyone(),
  rejectedRequest: {
    by: 'visitor',
    request: () => ({ url: `${base}/${path}`, headers: { authorization: 'Bearer wrong' } }),
    status: 401,
  },
});

const writeExample = (
  success: number,
  request: Example['request'],
  rejectedRequest: (context: TestContext) => Promise<CallRequest> | CallRequest,
  status: number,
): Example => ({
  request,
  expectedStatus: adminOnly(success),
  rejectedRequest: { by: 'admin', request: rejectedRequest, status },
});
const remove = (path: string, id: (context: TestContext) => Promise<string>): Example =>
  writeExample(
    200,
    async (context) => ({ url: `${base}/${path}/${await id(context)}` }),
    () => ({ url: `${base}/${path}/unknown` }),
    404,
  );

export const admissionCalls: Examples = {
  'GET /admissioncourse/universities': listExample('universities'),
  'GET /admissioncourse/universities/{id}': readExample(
    'universities/free',
    'universities/unknown',
    404,
  ),
  'GET /admissioncourse/universities/coursedetails/{courseCode}': readExample(
    'universities/coursedetails/free',
    'universities/coursedetails/unknown',
    404,
  ),
  'GET /admissioncourse/universities/coursecode/{courseCode}': readExample(
    'universities/coursecode/free',
    `universities/coursecode/${TOO_LONG}`,
    400,
  ),
  'POST /admissioncourse/universities': writeExample(
    201,
    () => ({
      url: `${base}/universities`,
      body: { ...aUniversity(), testimonials: [{ studentName: 'Rafi', review: 'Good' }] },
    }),
    () => ({ url: `${base}/universities`, body: { ...aUniversity(), courseCode: 'free' } }),
    409,
  ),
  'PUT /admissioncourse/universities/{id}': writeExample(
    200,
    async (context) => ({
      url: `${base}/universities/${await aUniversityId(context)}`,
      body: { name: 'Renamed', units: [] },
    }),
    async (context) => ({
      url: `${base}/universities/${await aUniversityId(context)}`,
      body: { discountFee: 501 },
    }),
    422,
  ),
  'DELETE /admissioncourse/universities/{id}': remove('universities', aUniversityId),

  'GET /admissioncourse/units': listExample('units'),
  'GET /admissioncourse/units/{id}': readExample('units/free', `units/${TOO_LONG}`, 400),
  'GET /admissioncourse/units/unit/{id}': readExample(
    'units/unit/free-a',
    'units/unit/unknown',
    404,
  ),
  'POST /admissioncourse/units': writeExample(
    201,
    async (context) => ({
      url: `${base}/units`,
      body: { universityId: await aUniversityId(context), unitName: 'Unit A' },
    }),
    () => ({ url: `${base}/units`, body: { universityId: 'unknown', unitName: 'Unit A' } }),
    404,
  ),
  'PUT /admissioncourse/units/{id}': writeExample(
    200,
    async (context) => ({
      url: `${base}/units/${await aUnitId(context)}`,
      body: { unitName: 'Unit B' },
    }),
    async (context) => ({
      url: `${base}/units/${await aUnitId(context)}`,
      body: { universityId: 'free' },
    }),
    409,
  ),
  'DELETE /admissioncourse/units/{id}': remove('units', aUnitId),

  'GET /admissioncourse/years': listExample('years'),
  'GET /admissioncourse/years/{id}': readExample('years/free-a', `years/${TOO_LONG}`, 400),
  'GET /admissioncourse/years/year/{id}': readExample(
    'years/year/free-a-2023',
    'years/year/unknown',
    404,
  ),
  'POST /admissioncourse/years': writeExample(
    201,
    async (context) => ({
      url: `${base}/years`,
      body: { unitId: await aUnitId(context), year: 2024 },
    }),
    () => ({ url: `${base}/years`, body: { unitId: 'free-a', year: 2023 } }),
    409,
  ),
  'PUT /admissioncourse/years/{id}': writeExample(
    200,
    async (context) => ({ url: `${base}/years/${await aYearId(context)}`, body: { year: 2025 } }),
    async (context) => ({ url: `${base}/years/${await aYearId(context)}`, body: { year: 1970 } }),
    400,
  ),
  'DELETE /admissioncourse/years/{id}': remove('years', aYearId),
};
