// Papers that are loaded before the start, encrypted (docs/decisions/092).
import { createDecipheriv } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from 'vitest';
import { aMultiSubjectExam, anExam, aQuestion } from './fixtures.ts';
import { COOKIE, dataOf, type HttpResponse, parseResponse, useGateway } from './kit.ts';
import { hashOfOperation } from './trusted-operations.ts';

const START = hashOfOperation('mutation StartMultiSubjectExam(');
const START_SINGLE = hashOfOperation('mutation StartExam(');
const times = { startedAt: '2026-03-01T10:00:00.000Z', deadline: '2026-03-01T11:00:00.000Z' };
const extensions = ['attempts', 'exam-versions', 'current-versions'];

type PaperKey = {
  paperUrl: string;
  key: string;
  order: { questions: number[]; options: number[][] } | null;
};
type Question = { id: string; options: { id: string }[] };
type Paper = { subjects: { questions: Question[] }[] };
type Started = { paperKey?: PaperKey | null; paper?: Paper };

/** As a browser does it. */
function open({ rawPayload }: HttpResponse, { key }: Pick<PaperKey, 'key'>): string {
  const [nonce, ciphertext, tag] = [
    rawPayload.subarray(0, 12),
    rawPayload.subarray(12, -16),
    rawPayload.subarray(-16),
  ];
  const decipher = createDecipheriv('aes-256-gcm', Buffer.from(key, 'base64'), nonce);
  decipher.setAuthTag(tag);
  return gunzipSync(Buffer.concat([decipher.update(ciphertext), decipher.final()])).toString();
}

/** A gateway whose host has one version of a multi-subject exam, a new one for each test. */
function usePapers({ shuffle, seed }: { shuffle?: 'both'; seed?: string } = {}) {
  const gateway = useGateway({ extensions });
  const { upstream, inject } = gateway;
  const questions = Array.from({ length: 8 }, (_, index) => aQuestion(`q${index}`));
  const paper = aMultiSubjectExam({
    ...(shuffle && { shuffle }),
    subjects: [
      { _id: 'ms1', subjectName: 'Physics', mandatory: true, mcqs: questions.slice(0, 5) },
      { _id: 'ms2', subjectName: 'English', mandatory: false, mcqs: questions.slice(5) },
    ],
  });
  let number = 0;
  beforeEach(() => {
    number += 1;
  });
  const hasVersion = (times = 1) => {
    const version = { _id: `v${number}`, kind: 'multi-subject', examId: 'm1', number, paper };
    return upstream.on('GET', `/ext/exam-versions/v${number}`, version, { times });
  };

  return {
    ...gateway,
    paper,
    hasVersion,
    async start(withPaper: boolean): Promise<Started> {
      upstream.on('POST', '/ext/attempts', {
        _id: 'at1',
        userId: 'u1',
        ...times,
        examVersionId: `v${number}`,
        ...(seed && { orderSeed: seed }),
      });
      hasVersion();
      const raw = await inject({
        method: 'POST',
        url: '/graphql',
        headers: { 'content-type': 'application/json', cookie: COOKIE },
        payload: JSON.stringify({
          variables: { input: { examId: 'm1' }, withPaper },
          extensions: { persistedQuery: { version: 1, sha256Hash: START } },
        }),
      });
      return dataOf(parseResponse<{ startMultiSubjectExam: Started }>(raw)).startMultiSubjectExam;
    },
    load: (url: string) =>
      inject({ method: 'GET', url, headers: { 'accept-encoding': 'gzip, deflate, br' } }),
  };
}

describe('a paper that is loaded before the start', () => {
  const { start, load, hasVersion, execute, upstream } = usePapers();

  it('is the one that the start would return', async () => {
    upstream.on('GET', '/multisubjectexams/mcqs/m1', aMultiSubjectExam());
    upstream.on('GET', '/ext/exams/multi-subject/m1/current-version', { examVersionId: 'v1' });
    const outline = dataOf(
      await execute<{ multiSubjectExam: { paperUrl: string } }>(
        '{ multiSubjectExam(id: "m1") { paperUrl } }',
      ),
    );
    hasVersion();
    const encrypted = await load(outline.multiSubjectExam.paperUrl);
    expect(encrypted.statusCode).toBe(200);
    const { paper, ...withPaper } = await start(true);
    expect(withPaper).not.toHaveProperty('paperKey');
    const { paperKey, ...others } = await start(false);
    expect(others).not.toHaveProperty('paper');
    expect(paperKey).toEqual({
      __typename: 'PaperKey',
      paperUrl: outline.multiSubjectExam.paperUrl,
      key: expect.stringMatching(/^[A-Za-z0-9+/]{43}=$/),
      order: null,
    });
    expect(JSON.parse(open(encrypted, paperKey as PaperKey))).toEqual(paper);
  });

  it('has no answer key', async () => {
    const { paperKey } = await start(false);
    hasVersion();
    const text = open(await load(paperKey?.paperUrl ?? ''), paperKey as PaperKey);
    expect(text).toContain('"html"');
    expect(text).not.toMatch(/isCorrect|explanation/i);
  });

  it('is readable neither in plain text nor with the key of another version', async () => {
    const { paperKey } = await start(false);
    hasVersion();
    const encrypted = await load(paperKey?.paperUrl ?? '');
    expect(encrypted.rawPayload.toString('latin1')).not.toContain('q1');
    const otherKey = Buffer.from(paperKey?.key ?? '', 'base64')
      .reverse()
      .toString('base64');
    expect(() => open(encrypted, { key: otherKey })).toThrow();
  });

  it('can be kept by every cache, is encrypted once, and needs no session', async () => {
    const { paperKey } = await start(false);
    hasVersion();
    const url = paperKey?.paperUrl ?? '';
    const responses = await Promise.all([load(url), load(url)]);
    for (const { headers, rawPayload } of [...responses, await load(url)]) {
      expect(headers['cache-control']).toBe('public, max-age=86400, immutable');
      expect(headers['content-type']).toBe('application/octet-stream');
      for (const name of ['content-encoding', 'set-cookie', 'vary'])
        expect(headers[name]).toBeUndefined();
      expect(rawPayload.equals(responses[0]?.rawPayload ?? Buffer.of())).toBe(true);
    }
  });
});

describe('two gateways', () => {
  const [first, second] = [usePapers(), usePapers()];

  it('make the same bytes of a paper', async () => {
    const { paperKey } = await first.start(false);
    first.hasVersion();
    second.hasVersion();
    const url = paperKey?.paperUrl ?? '';
    const [one, other] = [await first.load(url), await second.load(url)];
    expect(one.statusCode).toBe(200);
    expect(other.rawPayload.equals(one.rawPayload)).toBe(true);
  });
});

describe('the paper of a shuffled exam', () => {
  const { start, load, hasVersion, paper } = usePapers({ shuffle: 'both', seed: 'one' });
  const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id);

  it('has neither the order of the authors nor that of the attempt, which comes with the key', async () => {
    const started = await start(true);
    const own = (started.paper?.subjects ?? []).flatMap(({ questions }) => questions);
    const paperKey = (await start(false)).paperKey as PaperKey;
    hasVersion();
    const encrypted = JSON.parse(open(await load(paperKey.paperUrl), paperKey)) as Paper;
    const questions = encrypted.subjects.flatMap((subject) => subject.questions);
    const authored = (paper.subjects ?? []).flatMap(({ mcqs }) => mcqs ?? []);
    expect(idsOf(questions)).not.toEqual(authored.map(({ _id }) => _id));
    expect(idsOf(questions)).not.toEqual(idsOf(own));
    const opened = (paperKey.order?.questions ?? []).map((position, index) => {
      const { options = [], ...question } = questions[position] ?? { id: '' };
      return {
        ...question,
        options: paperKey.order?.options[index]?.map((option) => options[option]),
      };
    });
    expect(opened).toEqual(own);
  });
});

describe('the paper of a shuffled exam whose attempt has no order of its own', () => {
  const { start, load, hasVersion, paper } = usePapers({ shuffle: 'both' });

  it('is put into the order of the authors', async () => {
    const paperKey = (await start(false)).paperKey as PaperKey;
    hasVersion();
    const encrypted = JSON.parse(open(await load(paperKey.paperUrl), paperKey)) as Paper;
    const questions = encrypted.subjects.flatMap((subject) => subject.questions);
    const opened = paperKey.order?.questions.map((position) => questions[position]?.id);
    expect(opened).toEqual(
      (paper.subjects ?? []).flatMap(({ mcqs }) => (mcqs ?? []).map(({ _id }) => _id)),
    );
  });
});

describe('the paper of a single exam', () => {
  const { inject, executeAsStudent, upstream } = useGateway({ extensions });

  it('has its written questions too', async () => {
    const written = [{ _id: 'w1', questionText: 'Why?', answerGuidelines: 'Because.' }];
    const exam = anExam({ _id: 'e1', type: 'Written', mcqs: [], written });
    upstream.on('POST', '/ext/attempts', {
      _id: 'at1',
      userId: 'u1',
      ...times,
      examVersionId: 's1',
    });
    upstream.on('GET', '/ext/exam-versions/s1', { _id: 's1', kind: 'single', exam }, { times: 2 });
    const { startExam } = dataOf(
      await executeAsStudent<{ startExam: { paperKey: PaperKey } }>(
        'mutation { startExam(input: { examId: "e1" }) { paperKey { paperUrl key } } }',
      ),
    );
    const url = startExam.paperKey.paperUrl;
    const paper = open(await inject({ method: 'GET', url }), startExam.paperKey);
    expect(JSON.parse(paper)).toMatchObject({
      exam: { id: 'e1', type: 'WRITTEN' },
      questions: [],
      writtenQuestions: [{ id: 'w1' }],
    });
    expect(paper).not.toContain('Because');
  });
});

describe('the address of a paper', () => {
  const { start, load, hasVersion, upstream } = usePapers();

  it.each([
    ['the tag of another version', (url: string) => url.replace(/\/v\d+\//, '/v999/')],
    [
      'a made-up tag',
      (url: string) =>
        url.replace(
          /\/([\w-]{15})([\w-])\//,
          (_, tag, end) => `/${tag}${end === '_' ? '-' : '_'}/`,
        ),
    ],
    ['no tag', () => `/papers/v1/%20/${START}`],
    ['a query', (url: string) => `${url}?1`],
    ['a tag with another character', (url: string) => url.replace(`/${START}`, `./${START}`)],
    ['another spelling of the version', (url: string) => url.replace('/v', '/%76')],
    ['an unknown operation', (url: string) => url.replace(START, '0'.repeat(64))],
    ['no operation', (url: string) => url.replace(START, '')],
  ])('is refused with %s, without a call to upstream', async (_, addressOf) => {
    const { paperKey } = await start(false);
    const calls = upstream.calls.length;
    const { statusCode, headers } = await load(addressOf(paperKey?.paperUrl ?? ''));
    expect([400, 404]).toContain(statusCode);
    expect(headers['cache-control']).toBe('no-store');
    expect(upstream.calls).toHaveLength(calls);
  });

  it.each([
    ['an operation that starts nothing', hashOfOperation('query McqExamOutline(')],
    ['an operation that starts the other kind of exam', START_SINGLE],
  ])('is refused with %s', async (_, hash) => {
    const { paperKey } = await start(false);
    hasVersion();
    expect((await load((paperKey?.paperUrl ?? '').replace(START, hash))).statusCode).toBe(404);
  });

  it('is refused while upstream has no such version, and served later', async () => {
    const { paperKey } = await start(false);
    const url = paperKey?.paperUrl ?? '';
    const call = url.replace(/^\/papers\/([^/]+)\/.*/, '/ext/exam-versions/$1');
    upstream.fail('GET', call, 404);
    expect((await load(url)).statusCode).toBe(404);
    upstream.fail('GET', call, 500);
    const failed = await load(url);
    expect(failed.statusCode).toBe(503);
    expect(failed.headers['cache-control']).toBe('no-store');
    hasVersion();
    expect((await load(url)).statusCode).toBe(200);
  });
});

describe('a start that is refused', () => {
  const { executeAsStudent, upstream } = useGateway({ extensions });

  it('returns no key', async () => {
    upstream.fail('POST', '/ext/attempts', 403, 'Not enrolled.');
    const { codes, raw } = await executeAsStudent(
      'mutation { startMultiSubjectExam(input: { examId: "m1" }) { paperKey { key } } }',
    );
    expect(codes).toEqual(['FORBIDDEN']);
    expect(raw.json()).toMatchObject({ data: null });
  });
});

describe('a paper cannot be loaded before the start', () => {
  const paperUrlOf = async ({ execute, upstream }: ReturnType<typeof useGateway>) => {
    upstream.on('GET', '/multisubjectexams/mcqs/m1', aMultiSubjectExam());
    const query = '{ multiSubjectExam(id: "m1") { paperUrl } }';
    return dataOf(await execute(query)).multiSubjectExam;
  };

  describe('from a host', () => {
    const gateway = useGateway({ extensions: ['attempts', 'exam-versions'] });
    it('that does not tell the current version', async () => {
      expect(await paperUrlOf(gateway)).toEqual({ paperUrl: null });
    });
  });

  describe('by a gateway', () => {
    const gateway = useGateway({ extensions, env: { upstreamServiceToken: undefined } });
    it('that may not read versions', async () => {
      expect(await paperUrlOf(gateway)).toEqual({ paperUrl: null });
    });
  });

  describe('of an exam', () => {
    const gateway = useGateway({ extensions });
    it('that has no version', async () => {
      gateway.upstream.fail('GET', '/ext/exams/multi-subject/m1/current-version', 404);
      expect(await paperUrlOf(gateway)).toEqual({ paperUrl: null });
    });

    it('whose version is not known in time: the start page does not wait', async () => {
      gateway.upstream.reply('GET', '/ext/exams/multi-subject/m1/current-version', {
        body: { examVersionId: 'v1' },
        delayMs: 4000,
      });
      expect(await paperUrlOf(gateway)).toEqual({ paperUrl: null });
    });
  });
});
