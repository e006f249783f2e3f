/**
 * Makes one PDF of the photographed pages on the device. Loaded with the first photographed answer,
 * because the library is large.
 */
import { degrees, PDFDocument } from 'pdf-lib';
import type { AnswerPage } from './answer-pages.ts';

/** The width of A4, in points; the height follows the picture's aspect ratio. */
const PAGE_WIDTH = 595;

export async function makePdf(pages: readonly AnswerPage[]): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = await PDFDocument.create();
  for (const { bytes, width, height, turn } of pages) {
    const picture = await pdf.embedJpg(bytes);
    const size = { width: PAGE_WIDTH, height: (PAGE_WIDTH * height) / width };
    const page = pdf.addPage([size.width, size.height]);
    page.drawImage(picture, { x: 0, y: 0, ...size });
    page.setRotation(degrees(turn));
  }
  return new Uint8Array(await pdf.save());
}
