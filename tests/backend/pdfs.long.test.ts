// PDFs as written answers: what remains of them when they are stored.
import {
  concatTransformationMatrix,
  decodePDFRawStream,
  drawObject,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFPage,
  PDFRawStream,
  PDFString,
  popGraphicsState,
  pushGraphicsState,
} from 'pdf-lib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Backend, type Student, startBackend } from './kit.ts';
import { aPdf, aPng } from './multipart.ts';
import { sendPdf } from './send-pdf.ts';

let backend: Backend;
let person: Student;
beforeAll(async () => {
  backend = await startBackend();
  person = await backend.student();
});
afterAll(() => backend.close());

const send = (pdf: Uint8Array, sender = person) => sendPdf(sender, pdf);

/** The PDF as stored by the server. */
async function storePdf(pdf: Uint8Array): Promise<PDFDocument> {
  const response = await send(pdf);
  expect(response.status, response.text).toBe(201);
  const { rawPayload } = await backend.app.inject(backend.signed(response.body.url));
  return PDFDocument.load(rawPayload, { updateMetadata: false, throwOnInvalidObject: true });
}

/** The names of all keys of all dictionaries in the document. */
function keysIn(pdf: PDFDocument): Set<string> {
  const keys = new Set<string>();
  const walk = (object: unknown): void => {
    if (object instanceof PDFArray) object.asArray().forEach(walk);
    const dict = object instanceof PDFRawStream ? object.dict : object;
    if (!(dict instanceof PDFDict)) return;
    for (const [key, value] of dict.entries()) {
      keys.add(key.decodeText());
      walk(value);
    }
  };
  for (const [, object] of pdf.context.enumerateIndirectObjects()) walk(object);
  return keys;
}

/** Adds an annotation to the page, with `appearance` if given. */
function annotate(
  page: PDFPage,
  kind: string,
  appearance?: string,
  extra: Record<string, PDFName | PDFString | number> = {},
): void {
  const { context } = page.doc;
  const form =
    appearance &&
    context.register(
      context.stream(appearance, { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 10, 10] }),
    );
  const annotation = context.obj({
    Type: 'Annot',
    Subtype: kind,
    Rect: [50, 60, 70, 100],
    ...extra,
    ...(form && { AP: { N: form } }),
  });
  page.node.addAnnot(context.register(annotation));
}

/** The page's contents, unpacked. */
function contentsOf(page: PDFPage | undefined): string {
  const contents = page?.node.Contents();
  const streams =
    contents instanceof PDFArray
      ? contents.asArray().map((_, index) => contents.lookup(index))
      : [contents];
  return streams
    .map((stream) =>
      stream instanceof PDFRawStream
        ? Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1')
        : '',
    )
    .join('\n');
}

describe('a stored PDF', () => {
  it('keeps the look and the order of its pages', async () => {
    const document = await PDFDocument.create();
    for (const width of [100, 200, 300]) {
      const page = document.addPage([width, 400]);
      page.drawImage(await document.embedPng(aPng()), { x: 5, y: 5 });
      page.drawText(`page ${width}`);
    }
    const pages = (await storePdf(await document.save())).getPages();
    expect(pages.map((page) => page.getWidth())).toEqual([100, 200, 300]);
    for (const page of pages) {
      expect(page.node.Resources()?.lookup(PDFName.XObject, PDFDict).keys()).toHaveLength(1);
      expect(page.node.Resources()?.lookup(PDFName.Font, PDFDict).keys()).toHaveLength(1);
    }
  });

  it('has no scripts, attachments or author data', async () => {
    const document = await PDFDocument.create();
    const page = document.addPage();
    page.drawImage(await document.embedPng(aPng()));
    document.addJavaScript('open', 'app.alert(1)');
    await document.attach(Buffer.from('MZ'), 'virus.exe');
    document.setAuthor('Rafi');
    const action = document.context.obj({ S: 'JavaScript', JS: PDFString.of('app.alert(2)') });
    document.catalog.set(PDFName.of('OpenAction'), action);
    page.node.set(PDFName.of('AA'), document.context.obj({ O: action }));
    // Embedded objects are only written as streams by this.
    await document.flush();
    for (const [, object] of document.context.enumerateIndirectObjects()) {
      if (object instanceof PDFRawStream)
        object.dict.set(
          PDFName.of('Metadata'),
          document.context.register(document.context.stream('<x:xmpmeta>Rafi')),
        );
    }
    annotate(page, 'Link', undefined, { URI: PDFString.of('https://evil.example') });
    const bytes = Buffer.from(await document.save({ useObjectStreams: false }));
    expect([bytes.includes('JavaScript'), bytes.includes('/Metadata')]).toEqual([true, true]);

    const keys = keysIn(await storePdf(bytes));
    for (const key of [
      'JavaScript',
      'JS',
      'OpenAction',
      'AA',
      'Names',
      'EmbeddedFiles',
      'AF',
      'EF',
      'Annots',
      'URI',
      'Metadata',
      'Author',
      'Producer',
    ]) {
      expect(keys, key).not.toContain(key);
    }
    expect(keys).toContain('Contents');
  });

  it('keeps annotations and form values, as part of the page', async () => {
    const document = await PDFDocument.create();
    const page = document.addPage();
    annotate(page, 'Ink', '1 0 0 RG 0 0 m 10 10 l S');
    annotate(page, 'Ink', '0 0 10 10 re f', { F: 2 });
    const field = document.getForm().createTextField('answer');
    field.setText('42');
    field.addToPage(page, { x: 10, y: 10, width: 100, height: 20 });
    const [storedPage] = (await storePdf(await document.save())).getPages();
    expect(storedPage?.node.Annots()).toBeUndefined();
    const drawn =
      storedPage?.node.Resources()?.lookup(PDFName.XObject, PDFDict).keys().map(String) ?? [];
    expect(drawn).toHaveLength(2);
    // The ink's box of 10 by 10 fills its rectangle of 20 by 40.
    const matrix = concatTransformationMatrix(2, 0, 0, 4, 50, 60);
    const operators = [
      pushGraphicsState(),
      matrix,
      drawObject(String(drawn[0]).slice(1)),
      popGraphicsState(),
    ];
    const contents = contentsOf(storedPage);
    expect(contents).toContain(operators.map(String).join('\n'));
    expect(contents).toContain(`${drawn[1]} Do`);
  });

  it('is served inline, under a random name', async () => {
    const { body } = await send(aPdf());
    expect(body.url).toMatch(/^\/media\/files\/[a-f0-9]{32}\.pdf$/);
    expect((await send(aPdf())).body.url).not.toBe(body.url);
    expect((await backend.visitor().get(backend.signed(body.url))).headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="answer.pdf"',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
  });
});
