// File uploads by the GraphQL multipart request specification, parsed as in production.
import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { useClockAdvance } from './faults/advance-clock.ts';
import { aStudent, aTicket, aViewer } from './fixtures.ts';
import { COOKIE, dataOf, NOW, parseResponse, useGateway } from './kit.ts';

const PHOTO = `mutation ($input: UploadProfilePhotoInput!) {
  uploadProfilePhoto(input: $input) { student { id profilePhotoUrl } }
}`;
const PDF = 'mutation ($input: UploadAnswerPdfInput!) { uploadAnswerPdf(input: $input) { url } }';
const MEGABYTE = 1024 * 1024;

async function upload(
  gateway: ReturnType<typeof useGateway>,
  query: string,
  input: Record<string, unknown>,
  field: string,
  file: Blob | undefined,
) {
  const form = new FormData();
  form.set(
    'operations',
    JSON.stringify({ query, variables: { input: { ...input, [field]: null } } }),
  );
  form.set('map', JSON.stringify({ 0: [`variables.input.${field}`] }));
  if (file) form.set('0', file, '../../etc/passwd');
  const encoded = new Response(form);
  const headers = {
    'content-type': encoded.headers.get('content-type') ?? '',
    'apollo-require-preflight': 'true',
    cookie: COOKIE,
  };
  return parseResponse<Record<string, object>>(
    await gateway.inject({
      method: 'POST',
      url: '/graphql',
      headers,
      payload: Buffer.from(await encoded.arrayBuffer()),
    }),
  );
}

/** The only part of the multipart body sent upstream. */
function partOf(body: unknown, type: string | undefined) {
  const text = /^[0-9a-f]+$/.test(String(body))
    ? Buffer.from(String(body), 'hex').toString('latin1')
    : String(body);
  const boundary = /boundary=(.+)$/.exec(type ?? '')?.[1] ?? 'none';
  const [head = '', content = ''] = (text.split(`--${boundary}`)[1] ?? '').split('\r\n\r\n');
  return {
    name: /name="([^"]+)"/.exec(head)?.[1],
    filename: /filename="([^"]+)"/.exec(head)?.[1],
    type: /content-type: (.+)/i.exec(head)?.[1],
    size: content.length - 2,
  };
}

describe('the profile photo', () => {
  const gateway = useGateway();
  const { upstream, execute, executeAsStudent } = gateway;
  const image = (size: number) => new Blob([new Uint8Array(size).fill(65)], { type: 'image/png' });

  test('is sent upstream in the field image, and the record is returned with the URL from the response', async () => {
    upstream.on('GET', '/students/student', aViewer());
    upstream.on('POST', '/students/student/s1/upload-profile-picture', {
      imageUrl: '/media/files/new.png',
    });
    upstream.on(
      'GET',
      '/students/student',
      aViewer({ student: aStudent({ personalInfo: { profilePhotoUrl: '/media/files/old.png' } }) }),
    );
    const response = await upload(gateway, PHOTO, { studentId: 's1' }, 'image', image(2000));
    expect(dataOf(response)).toEqual({
      uploadProfilePhoto: { student: { id: 's1', profilePhotoUrl: '/media/files/new.png' } },
    });
    const { body, headers } = upstream.call('POST', '/students/student/s1/upload-profile-picture');
    expect(partOf(body, headers['content-type'])).toEqual({
      name: 'image',
      filename: 'image',
      type: 'image/png',
      size: 2000,
    });
    expect(headers.cookie).toBe(COOKIE);
  });

  test('is stored although the record cannot be read again', async () => {
    upstream.on('GET', '/students/student', aViewer());
    upstream.on('POST', '/students/student/s1/upload-profile-picture', {
      imageUrl: '/media/files/new.png',
    });
    upstream.fail('GET', '/students/student', 503);
    const response = await upload(gateway, PHOTO, { studentId: 's1' }, 'image', image(2000));
    expect(dataOf(response)).toEqual({
      uploadProfilePhoto: { student: { id: 's1', profilePhotoUrl: '/media/files/new.png' } },
    });
  });

  test('larger than 5 MB is not sent upstream', async () => {
    upstream.on('GET', '/students/student', aViewer());
    const { errors } = await upload(
      gateway,
      PHOTO,
      { studentId: 's1' },
      'image',
      image(5 * MEGABYTE + 1),
    );
    expect(errors).toMatchObject([
      { message: 'The file is larger than 5 MB.', extensions: { code: 'PAYLOAD_TOO_LARGE' } },
    ]);
  });

  test('that is not an image gets the error of upstream', async () => {
    upstream.on('GET', '/students/student', aViewer());
    upstream.fail(
      'POST',
      '/students/student/s1/upload-profile-picture',
      400,
      'Send a JPEG, PNG or WebP image.',
    );
    const { errors } = await upload(gateway, PHOTO, { studentId: 's1' }, 'image', image(10));
    expect(errors).toMatchObject([
      { message: 'Send a JPEG, PNG or WebP image.', extensions: { code: 'BAD_USER_INPUT' } },
    ]);
  });

  test('of another person’s record is FORBIDDEN, of a visitor UNAUTHENTICATED', async () => {
    upstream.on('GET', '/students/student', aViewer());
    expect((await upload(gateway, PHOTO, { studentId: 's2' }, 'image', image(10))).codes).toEqual([
      'FORBIDDEN',
    ]);
    expect((await execute(PHOTO, { input: { studentId: 's1', image: 'x' } })).codes).toEqual([
      'UNAUTHENTICATED',
    ]);
  });

  test.each([['a word'], [7], [{ path: '/etc/passwd' }]])(
    'that is %j instead of a file is rejected with a field error',
    async (value) => {
      upstream.on('GET', '/students/student', aViewer());
      const { errors } = await executeAsStudent(PHOTO, {
        input: { studentId: 's1', image: value },
      });
      expect(errors[0]?.extensions).toMatchObject({
        code: 'BAD_USER_INPUT',
        fieldErrors: [{ path: 'image', message: 'No file was sent.' }],
      });
    },
  );

  test('that is in the map but not in the body is BAD_USER_INPUT', async () => {
    upstream.on('GET', '/students/student', aViewer());
    expect((await upload(gateway, PHOTO, { studentId: 's1' }, 'image', undefined)).codes).toEqual([
      'BAD_USER_INPUT',
    ]);
  });
});

describe('the PDF of a written answer', () => {
  const gateway = useGateway({ extensions: ['files'] });
  const { upstream, clock } = gateway;
  const ticket = (changes = {}) =>
    gateway.ticket(aTicket({ kind: 'single', examId: 'e1', ...changes }));
  const pdf = (size: number) =>
    new Blob([new Uint8Array(size).fill(65)], { type: 'application/pdf' });

  test('is sent upstream in the field file, and its URL is returned', async () => {
    upstream.on('GET', '/students/student', aViewer());
    upstream.reply('POST', '/ext/files', { status: 201, body: { url: '/media/files/a.pdf' } });
    expect(dataOf(await upload(gateway, PDF, { ticket: ticket() }, 'file', pdf(3000)))).toEqual({
      uploadAnswerPdf: { url: '/media/files/a.pdf' },
    });
    const { body, headers } = upstream.call('POST', '/ext/files');
    expect(partOf(body, headers['content-type'])).toEqual({
      name: 'file',
      filename: 'file',
      type: 'application/pdf',
      size: 3000,
    });
  });

  test('larger than 10 MB is not sent upstream', async () => {
    upstream.on('GET', '/students/student', aViewer());
    const { codes } = await upload(
      gateway,
      PDF,
      { ticket: ticket() },
      'file',
      pdf(10 * MEGABYTE + 1),
    );
    expect(codes).toEqual(['PAYLOAD_TOO_LARGE']);
  });

  test('needs a valid ticket that has not expired, from its owner', async () => {
    expect((await upload(gateway, PDF, { ticket: 'x' }, 'file', pdf(10))).codes).toEqual([
      'BAD_USER_INPUT',
    ]);
    upstream.on('GET', '/students/student', aViewer());
    expect(
      (await upload(gateway, PDF, { ticket: ticket({ userId: 'u2' }) }, 'file', pdf(10))).codes,
    ).toEqual(['FORBIDDEN']);
    clock.now = NOW + 3_600_000;
    upstream.on('GET', '/students/student', aViewer());
    expect((await upload(gateway, PDF, { ticket: ticket() }, 'file', pdf(10))).codes).toEqual([
      'EXAM_CLOSED',
    ]);
  });

  test('without a URL in the response is UPSTREAM_BAD_RESPONSE', async () => {
    upstream.on('GET', '/students/student', aViewer());
    upstream.on('POST', '/ext/files', {});
    expect((await upload(gateway, PDF, { ticket: ticket() }, 'file', pdf(10))).codes).toEqual([
      'UPSTREAM_BAD_RESPONSE',
    ]);
  });
});

describe('the PDF of a written answer for a host that records attempts', () => {
  const gateway = useGateway({ extensions: ['attempts', 'files'] });
  const { upstream, clock } = gateway;
  const input = () => ({ ticket: gateway.ticket(aTicket({ kind: 'single', examId: 'e1' })) });
  const pdf = new Blob(['%PDF-'], { type: 'application/pdf' });
  const send = () => upload(gateway, PDF, input(), 'file', pdf);

  test('is sent with the id of the attempt: the host knows the deadline', async () => {
    clock.now = NOW + 3_600_000;
    upstream.on('GET', '/students/student', aViewer());
    upstream.on('POST', '/ext/files?attemptId=attempt-1', { url: '/media/files/a.pdf' });
    expect((await send()).codes).toEqual([]);
    upstream.on('GET', '/students/student', aViewer());
    upstream.fail('POST', '/ext/files?attemptId=attempt-1', 410, 'The exam is closed.', {
      code: 'EXAM_CLOSED',
    });
    expect((await send()).codes).toEqual(['EXAM_CLOSED']);
  });
});

describe('the PDF of a written answer in parts', () => {
  const gateway = useGateway({ extensions: ['files', 'uploads'] });
  const { upstream, executeAsStudent, execute } = gateway;
  const ticket = (changes = {}) =>
    gateway.ticket(aTicket({ kind: 'single', examId: 'e1', ...changes }));
  const BEGIN =
    'mutation ($input: BeginAnswerUploadInput!) { beginAnswerUpload(input: $input) { uploadId } }';
  const PART =
    'mutation ($input: UploadAnswerPartInput!) { uploadAnswerPart(input: $input) { offsetBytes url } }';
  const send = (input: object, part = new Blob(['bytes'])) =>
    upload(
      gateway,
      PART,
      { ticket: ticket(), uploadId: 'up1', offsetBytes: 0, ...input },
      'part',
      part,
    );

  test('is sent upstream unchanged, in one call', async () => {
    upstream.on('PUT', '/ext/files/uploads/up1/parts/0', { offset: 5 });
    expect(dataOf(await send({}))).toEqual({ uploadAnswerPart: { offsetBytes: 5, url: null } });
    const { body, headers } = upstream.call('PUT', '/ext/files/uploads/up1/parts/0');
    expect([String(body), headers['content-type'], headers.cookie]).toEqual([
      'bytes',
      'application/octet-stream',
      COOKIE,
    ]);
    expect(upstream.calls).toHaveLength(1);
  });

  test('at the wrong offset gets the offset at which the upload continues', async () => {
    upstream.reply('PUT', '/ext/files/uploads/up1/parts/0', {
      status: 409,
      body: { error: 'Elsewhere.', offset: 4000 },
    });
    const { errors } = await send({});
    expect(errors).toMatchObject([
      { message: 'Elsewhere.', extensions: { code: 'CONFLICT', offsetBytes: 4000 } },
    ]);
  });

  test('is not sent upstream with a wrong ticket, offset or size, or from a visitor', async () => {
    expect((await send({ ticket: 'x' })).codes).toEqual(['BAD_USER_INPUT']);
    expect((await send({ ticket: ticket({ kind: 'multi-subject' }) })).codes).toEqual([
      'BAD_USER_INPUT',
    ]);
    expect((await send({ offsetBytes: -1 })).codes).toEqual(['BAD_USER_INPUT']);
    expect((await send({}, new Blob([new Uint8Array(MEGABYTE + 1)]))).codes).toEqual([
      'PAYLOAD_TOO_LARGE',
    ]);
    const begin = async (sizeBytes: number) =>
      (await executeAsStudent(BEGIN, { input: { ticket: ticket(), sizeBytes } })).codes;
    expect([await begin(0), await begin(10 * MEGABYTE + 1)]).toEqual([
      ['BAD_USER_INPUT'],
      ['PAYLOAD_TOO_LARGE'],
    ]);
    expect((await execute(BEGIN, { input: { ticket: ticket(), sizeBytes: 1 } })).codes).toEqual([
      'UNAUTHENTICATED',
    ]);
  });

  test('without a length for the parts in the response is UPSTREAM_BAD_RESPONSE', async () => {
    upstream.on('POST', '/ext/files/uploads', { _id: 'up1' });
    expect(
      (await executeAsStudent(BEGIN, { input: { ticket: ticket(), sizeBytes: 1 } })).codes,
    ).toEqual(['UPSTREAM_BAD_RESPONSE']);
  });
});

describe('at a host without file uploads', () => {
  const gateway = useGateway();

  test('a PDF is rejected', async () => {
    gateway.upstream.on('GET', '/students/student', aViewer());
    const ticket = gateway.ticket(aTicket({ kind: 'single' }));
    expect((await upload(gateway, PDF, { ticket }, 'file', new Blob(['%PDF']))).codes).toEqual([
      'OPERATION_NOT_ALLOWED',
    ]);
  });
});

describe('over a slow connection', () => {
  const gateway = useGateway({ env: { operationTimeoutMs: 3000 } });
  const advanceClock = useClockAdvance();

  test('a file that takes longer to arrive than the operation timeout is still sent upstream', async () => {
    const { upstream, app } = gateway;
    upstream.on('GET', '/students/student', aViewer());
    upstream.on('POST', '/students/student/s1/upload-profile-picture', {
      imageUrl: '/media/files/new.png',
    });
    upstream.on('GET', '/students/student', aViewer());
    const part = (name: string, value: string) =>
      `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
    const variables = { input: { studentId: 's1', image: null } };
    async function* slowly() {
      yield part('operations', JSON.stringify({ query: PHOTO, variables })) +
        part('map', '{"0":["variables.input.image"]}');
      yield '--x\r\ncontent-disposition: form-data; name="0"; filename="me.png"\r\ncontent-type: image/png\r\n\r\n';
      await expect.poll(() => upstream.requestLines).toEqual(['GET /students/student']);
      // In short steps, each with a turn of the event loop: the viewer's response may be on its
      // way.
      for (let i = 0; i < 20; i += 1) {
        advanceClock(250);
        await nextTurn();
        yield 'x'.repeat(100);
      }
      yield '\r\n--x--\r\n';
    }
    const headers = {
      'content-type': 'multipart/form-data; boundary=x',
      'apollo-require-preflight': 'true',
      cookie: COOKIE,
    };
    dataOf(
      parseResponse(
        await app.inject({
          method: 'POST',
          url: '/graphql',
          headers,
          payload: Readable.from(slowly()),
        }),
      ),
    );
  });
});
