// Refused PDFs: damaged, locked, too many, too large, or made to keep the server busy.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { PDFDocument } from 'pdf-lib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openPdfs } from '../../backend/src/files/pdfs/pdfs.ts';
import { answerFiles } from '../../backend/src/modules/answer-files/tables.ts';
import { Refusal } from '../../backend/src/refusals/refusals.ts';
import { type Backend, type Student, startBackend } from './kit.ts';
import { aPdf, aPng, multipart } from './multipart.ts';
import { sendPdf, sendPdfOnce } from './send-pdf.ts';

let backend: Backend;
let person: Student;
beforeAll(async () => {
  backend = await startBackend();
  person = await backend.student();
});
afterAll(() => backend.close());

const MB = 1024 * 1024;
const send = (pdf: Uint8Array, sender = person) => sendPdf(sender, pdf);
const filesStored = () => readdirSync(join(backend.dataDir, 'files')).length;
const aDocument = (objects: string[], more = '') =>
  Buffer.from(
    `%PDF-1.5\n${objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('')}trailer\n<</Root 1 0 R${more}>>\n%%EOF`,
    'latin1',
  );
const CATALOG = '<</Type/Catalog/Pages 2 0 R>>';
/** Two to the power of forty pages. */
const endless = () => {
  const nodes = Array.from(
    { length: 40 },
    (_, index) => `<</Type/Pages/Count 9/Kids[${index + 3} 0 R ${index + 3} 0 R]>>`,
  );
  return aDocument([CATALOG, ...nodes, '<</Type/Page/MediaBox[0 0 9 9]>>']);
};
async function withPages(count: number): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  for (let page = 0; page < count; page += 1) pdf.addPage();
  return pdf.save({ addDefaultPage: false });
}

describe('a PDF', () => {
  const refused = async (pdf: Uint8Array, status: number, sentence: string) => {
    const count = filesStored();
    const response = await send(pdf, await backend.student());
    expect([response.status, response.body.error]).toEqual([status, sentence]);
    expect(filesStored()).toBe(count);
  };

  it('is rejected when it is another type, has no owner, or is larger than ten megabytes', async () => {
    await refused(aPng(), 400, 'Send a PDF.');
    await refused(Buffer.concat([Buffer.from('<html>'), aPdf()]), 400, 'Send a PDF.');
    await refused(aPdf(10 * MB), 413, 'The file is too large.');
    expect((await send(aPdf(9 * MB))).status).toBe(201);
    expect(
      (await backend.visitor().send('POST', '/ext/files', multipart('file', 'a.pdf', aPdf())))
        .status,
    ).toBe(401);
  });

  it('is rejected when it is damaged or locked by a password', async () => {
    const pdf = await PDFDocument.create();
    for (let page = 0; page < 3; page += 1) pdf.addPage().drawText('An answer. '.repeat(200));
    const whole = await pdf.save();
    const missing = aDocument([
      CATALOG,
      '<</Type/Pages/Kids[3 0 R]/Count 1>>',
      '<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents 4 0 R>>',
    ]);
    const locked = Buffer.from(
      aPdf().toString('latin1').replace('/Size 5', '/Encrypt<</Filter/Standard/V 2>>'),
      'latin1',
    );
    for (const damaged of [
      whole.subarray(0, whole.length / 2),
      whole.subarray(0, -600),
      Buffer.from('%PDF-1.7\nhello'),
      missing,
      locked,
    ]) {
      await refused(damaged, 422, 'The PDF cannot be read.');
    }
  });

  it('has one page at least and sixty at most', async () => {
    await refused(await withPages(61), 422, 'Send a PDF of 1 to 60 pages.');
    await refused(await withPages(0), 422, 'Send a PDF of 1 to 60 pages.');
    expect((await send(await withPages(60))).status).toBe(201);
  });

  it('is rejected when an annotation would get lost', async () => {
    const ink = '<</Type/Annot/Subtype/Ink/Rect[0 0 9 9]/InkList[[0 0 9 9]]>>';
    const filled = '<</Type/Annot/Subtype/Widget/FT/Tx/V(42)/Rect[0 0 9 9]>>';
    for (const annotation of [ink, filled]) {
      const page = `<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Annots[${annotation}]>>`;
      const sentence =
        'The PDF has notes or drawings that would get lost. Print it into a new PDF and send that.';
      await refused(
        aDocument([CATALOG, '<</Type/Pages/Kids[3 0 R]/Count 1>>', page]),
        422,
        sentence,
      );
    }
    const empty =
      '<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Annots[<</Subtype/Widget/FT/Tx/V()>><</Subtype/Link>>]>>';
    expect(
      (await send(aDocument([CATALOG, '<</Type/Pages/Kids[3 0 R]/Count 1>>', empty]))).status,
    ).toBe(201);
  });
});

describe('a PDF made to keep the server busy', () => {
  it('is aborted after a timeout, in which the server responds to others; the next one is accepted', async () => {
    const pdfs = openPdfs(3_000);
    /** Again while the server is too busy, as clients do. */
    const rewrite = async (userId: string, pdf: Uint8Array): Promise<Uint8Array> => {
      try {
        return await pdfs.rewrite(userId, pdf);
      } catch (error) {
        if (!(error instanceof Refusal && error.body.code === 'UPLOADS_BUSY')) throw error;
        return rewrite(userId, pdf);
      }
    };
    await rewrite('user', aPdf());
    const [hostile, startedAt] = [rewrite('user', endless()), Date.now()];
    expect((await backend.visitor().get('/health/live')).status).toBe(200);
    expect((await rewrite('other', aPdf())).length).toBeGreaterThan(100);
    await expect(hostile).rejects.toMatchObject({
      statusCode: 422,
      message: 'The PDF cannot be read.',
    });
    expect(Date.now() - startedAt).toBeGreaterThanOrEqual(2_900);
    expect((await rewrite('user', aPdf())).length).toBeGreaterThan(100);
    await pdfs.close();
  }, 40_000);

  it('is told apart from a good one that a slow server did not get to, which may be sent again', async () => {
    const instant = openPdfs(1);
    await expect(instant.rewrite('user', aPdf())).rejects.toMatchObject({
      statusCode: 429,
      body: { code: 'UPLOADS_BUSY' },
    });
    await instant.close();
  });

  it('is rejected when it has cycles, or unpacks to more than any document has', async () => {
    /** A complete document, with its catalogue in a packed stream. */
    const packed = (padding: number, filter: string, pack: (data: Buffer) => Buffer) => {
      const stream = pack(
        Buffer.concat([Buffer.from(`4 0\n${CATALOG}`), Buffer.alloc(padding, 0x20)]),
      ).toString('latin1');
      const dict = `<</Type/ObjStm/N 1/First 4${filter}/Length ${stream.length}>>`;
      const page = '<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>';
      const objects = [
        `${dict}\nstream\n${stream}\nendstream`,
        '<</Type/Pages/Kids[3 0 R]/Count 1>>',
        page,
      ];
      return Buffer.from(
        aDocument(objects).toString('latin1').replace('/Root 1 0 R', '/Root 4 0 R'),
        'latin1',
      );
    };
    const twice = (data: Buffer) => deflateSync(deflateSync(data));
    expect((await send(packed(0, '', (data) => data))).status).toBe(201);
    expect((await send(packed(1_000, '/Filter/FlateDecode', deflateSync))).status).toBe(201);
    const hostile = [
      aDocument([CATALOG, '<</Type/Pages/Kids[2 0 R]>>']),
      aDocument(['['.repeat(100_000)]),
      packed(100 * MB, '/Filter/FlateDecode', deflateSync),
      packed(0, '/Filter[/FlateDecode/FlateDecode]', twice),
      packed(0, '/Filter/ASCIIHexDecode', (data) => Buffer.from(`${data.toString('hex')}>`)),
    ];
    for (const pdf of hostile) {
      const startedAt = Date.now();
      expect((await send(pdf)).status).toBe(422);
      expect(Date.now() - startedAt).toBeLessThan(8_000);
    }
  });

  it('is one of twenty at most that an account may send in a quarter of an hour', async () => {
    const own = await backend.student();
    for (let count = 0; count < 20; count += 1)
      expect((await send(Buffer.from('%PDF-1.7'), own)).status).toBe(422);
    expect((await send(aPdf(), own)).body.error).toBe(
      'Too many files that could not be read. Please try again later.',
    );
    backend.clock.now = new Date(backend.clock.now.getTime() + 15 * 60_000);
    // Counters use the clock of the process.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 16 * 60_000 });
    expect((await send(aPdf(), own)).status).toBe(201);
    vi.useRealTimers();
  });
});

describe('files that keep the workers busy', () => {
  /** A file that a parser searched for minutes. */
  const onlyBeginnings = Buffer.from(`%PDF-1.4\n${'1 0 obj\n'.repeat(100_000)}`);

  it('are rejected before a worker reads them if they contain only object headers', async () => {
    const startedAt = performance.now();
    expect((await send(onlyBeginnings, await backend.student())).status).toBe(422);
    expect(performance.now() - startedAt).toBeLessThan(5000);
  });

  it('delay other accounts by less than one of them takes, and run two at a time', async () => {
    const attacker = await backend.student();
    await send(aPdf());
    const attack = Array.from({ length: 20 }, () => sendPdfOnce(attacker, endless()));
    const startedAt = performance.now();
    expect((await send(aPdf())).status).toBe(201);
    expect(performance.now() - startedAt).toBeLessThan(4000);
    const responses = await Promise.all(attack);
    // Eighteen are too many at once; the second may have waited for too long.
    expect(responses.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(18);
    expect(responses.filter(({ status }) => status === 422).length).toBeGreaterThanOrEqual(1);
    // Never a 5xx, which would open the gateway's circuit breaker for all users.
    expect(responses.filter(({ status }) => status >= 500)).toEqual([]);
  }, 40_000);
});

describe('a page that unpacks to more than can be shown', () => {
  const page = (stream: Buffer, more: string) =>
    aDocument([
      CATALOG,
      '<</Type/Pages/Kids[3 0 R]/Count 1>>',
      '<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents 4 0 R/Resources<</XObject<</A 4 0 R>>>>>>',
      `<<${more}/Length ${stream.length}>>\nstream\n${stream.toString('latin1')}\nendstream`,
    ]);
  const blanks = (megabytes: number) => Buffer.alloc(megabytes * MB, 0x20);

  it('is rejected with a message, and a long one that can be rendered is accepted', async () => {
    const hostile = [
      page(deflateSync(blanks(390)), '/Filter/FlateDecode'),
      page(deflateSync(deflateSync(blanks(100))), '/Filter[/FlateDecode/FlateDecode]'),
      page(
        deflateSync(blanks(1)),
        '/Type/XObject/Subtype/Image/Width 60000/Height 60000/Filter/FlateDecode',
      ),
    ];
    for (const pdf of hostile) {
      const response = await send(pdf, await backend.student());
      expect([response.status, response.body.error]).toEqual([
        422,
        expect.stringContaining('unpacks to more'),
      ]);
    }
    expect(
      (await send(page(deflateSync(blanks(20)), '/Filter/FlateDecode'), await backend.student()))
        .status,
    ).toBe(201);
  }, 40_000);
});

describe('the quota of a day', () => {
  const used = async (own: Student, count: number, size: number) => {
    const rows = Array.from({ length: count }, (_, index) => ({
      name: `${own.userId}-${index}`,
      userId: own.userId,
      size,
    }));
    await backend.db
      .insert(answerFiles)
      .values(rows.map((row) => ({ ...row, createdAt: backend.clock.now })));
  };
  const tomorrow = () => {
    backend.clock.now = new Date(backend.clock.now.getTime() + 25 * 3_600_000);
  };

  it('is a hundred files, also with two concurrent uploads', async () => {
    const own = await backend.student();
    await used(own, 99, 1);
    const count = filesStored();
    const responses = await Promise.all([send(aPdf(), own), send(aPdf(), own)]);
    expect(responses.filter((response) => response.status === 201)).toHaveLength(1);
    expect(
      responses.filter(
        (response) =>
          response.body.error === 'Too many files for one day. Please try again tomorrow.',
      ),
    ).toHaveLength(1);
    expect(filesStored()).toBe(count + 1);
    tomorrow();
    expect((await send(aPdf(), own)).status).toBe(201);
  });

  it('is two hundred megabytes', async () => {
    const own = await backend.student();
    await used(own, 1, 199 * MB);
    const count = filesStored();
    expect((await send(aPdf(2 * MB), own)).status).toBe(429);
    expect(filesStored()).toBe(count);
    expect((await send(aPdf(MB / 2), own)).status).toBe(201);
    tomorrow();
    expect((await send(aPdf(2 * MB), own)).status).toBe(201);
  });
});
