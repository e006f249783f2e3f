// The worker thread that builds a PDF from photographed pages.
import { degrees, PDFDocument, StandardFonts } from 'pdf-lib';

/** A page as a JPEG; without bytes if it has not been uploaded yet. */
export type PdfPage = { jpeg: Uint8Array | undefined; turn: number };

/** A4, in points; a page with an image has the height of the image. */
const [WIDTH, HEIGHT] = [595, 842];

export default async function makePdf(pages: PdfPage[]): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  for (const [index, { jpeg, turn }] of pages.entries()) {
    if (!jpeg) {
      const text = `Page ${index + 1} of ${pages.length} has not arrived yet.`;
      pdf.addPage([WIDTH, HEIGHT]).drawText(text, { x: 60, y: HEIGHT / 2, size: 18, font });
      continue;
    }
    const picture = await pdf.embedJpg(jpeg);
    const height = (WIDTH * picture.height) / picture.width;
    const page = pdf.addPage([WIDTH, height]);
    page.drawImage(picture, { x: 0, y: 0, width: WIDTH, height });
    page.setRotation(degrees(turn));
  }
  return pdf.save();
}
