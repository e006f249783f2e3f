// A PDF from somebody, made into a fresh one that holds its pages as they look and nothing else: no scripts, no actions, no attachments,
// no metadata. Runs in a worker (pdf-worker.ts), since reading a hostile file can take any amount of time and memory.
import { inflateSync } from 'node:zlib';
import {
  ParseSpeeds,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFObjectStreamParser,
  type PDFPage,
  type PDFRawStream,
  PDFStream,
  PDFXRefStreamParser,
} from 'pdf-lib';
import { drawAnnotations, UndrawnAnnotation } from './pdf-annotations.ts';

/** Why a PDF that can be read is not taken: a sentence for the person. */
export class UnfitPdf extends Error {}

const MOST_PAGES = 60;
/** All that a page needs to be drawn. Everything else it may have can do something, or tells something. */
const PAGE_KEYS = new Set('Type Parent MediaBox CropBox Rotate UserUnit Resources Contents Group'.split(' ').map((key) => `/${key}`));
/** What pictures and drawings carry beside themselves: data about them, attachments, and the places of files to take their stead. */
const STREAM_EXTRAS = ['Metadata', 'PieceInfo', 'AF', 'OPI', 'Ref', 'F', 'FFilter', 'FDecodeParms'].map((key) => PDFName.of(key));
/** A document's structure unpacks to a few megabytes at most; ten megabytes made for it could unpack to ten gigabytes. */
const MOST_UNPACKED = 64 * 1024 * 1024;

let unpacked = 0;
PDFObjectStreamParser.forStream = measured(PDFObjectStreamParser.forStream);
PDFXRefStreamParser.forStream = measured(PDFXRefStreamParser.forStream);

/** @throws UnfitPdf, or whatever the library meets in a damaged file */
export async function rewritePdf(data: Uint8Array): Promise<Uint8Array> {
  unpacked = 0;
  const source = await PDFDocument.load(data, { updateMetadata: false, parseSpeed: ParseSpeeds.Fastest });
  const pages = source.getPages();
  if (pages.length === 0 || pages.length > MOST_PAGES) throw new UnfitPdf(`Send a PDF of 1 to ${MOST_PAGES} pages.`);
  for (const page of pages) cleanPage(page);
  for (const [, object] of source.context.enumerateIndirectObjects()) {
    if (object instanceof PDFStream) for (const key of STREAM_EXTRAS) object.dict.delete(key);
  }
  const fresh = await PDFDocument.create({ updateMetadata: false });
  for (const page of await fresh.copyPages(source, source.getPageIndices())) {
    requireWhole(page);
    fresh.addPage(page);
  }
  return fresh.save({ addDefaultPage: false, updateFieldAppearances: false });
}

function cleanPage(page: PDFPage): void {
  try {
    drawAnnotations(page);
  } catch (error) {
    if (!(error instanceof UndrawnAnnotation)) throw error;
    throw new UnfitPdf('The PDF has notes or drawings that would get lost. Print it into a new PDF and send that.');
  }
  for (const key of page.node.keys()) if (!PAGE_KEYS.has(key.asString())) page.node.delete(key);
}

/** What is on the page came along: of a file that was cut off, a teacher would see empty pages. */
function requireWhole({ node }: PDFPage): void {
  const contents = node.Contents();
  if (contents instanceof PDFArray) for (let index = 0; index < contents.size(); index += 1) contents.lookup(index, PDFStream);
  else if (node.has(PDFName.Contents) && !contents) throw new Error('The contents of a page are missing.');
  const drawings = node.Resources()?.lookup(PDFName.XObject);
  if (drawings instanceof PDFDict) for (const key of drawings.keys()) drawings.lookup(key, PDFStream);
}

/** Has the library unpack a stream only when it stays within the limit, which the library itself knows nothing of. */
function measured<Rest extends unknown[], Parser>(forStream: (stream: PDFRawStream, ...rest: Rest) => Parser) {
  return (stream: PDFRawStream, ...rest: Rest): Parser => {
    const filter = stream.dict.lookup(PDFName.of('Filter'));
    const only = filter instanceof PDFArray && filter.size() === 1 ? filter.lookup(0) : filter;
    if (only === undefined) unpacked += stream.contents.length;
    // Other filters, or several on top of each other, are in use for pictures only.
    else if (only !== PDFName.of('FlateDecode')) throw new Error('An unusual filter.');
    else unpacked += inflateSync(stream.contents, { maxOutputLength: MOST_UNPACKED }).length;
    if (unpacked > MOST_UNPACKED) throw new Error('Too much to unpack.');
    return forStream(stream, ...rest);
  };
}
