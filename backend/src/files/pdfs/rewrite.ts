// Copies the visible pages of an uploaded PDF into a new one, without scripts, actions, attachments
// and metadata. Runs in a worker (rewrite-worker.ts), since reading a hostile file can take any
// amount of time and memory.
import { constants, inflateSync } from 'node:zlib';
import {
  ParseSpeeds,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFObjectStreamParser,
  type PDFPage,
  PDFRawStream,
  PDFStream,
  PDFXRefStreamParser,
} from 'pdf-lib';
import { refuse } from '../../refusals/refusals.ts';
import { drawAnnotations, MissingAppearanceError } from './annotations.ts';

const MAX_PAGES = 60;
/**
 * The page entries that are needed to render it. All others are removed: they can contain actions
 * or metadata.
 */
const PAGE_KEYS = new Set(
  'Type Parent MediaBox CropBox Rotate UserUnit Resources Contents Group'
    .split(' ')
    .map((key) => `/${key}`),
);
/**
 * Entries of image and form streams that are not rendered: metadata, attachments, and references to
 * external files.
 */
const STREAM_EXTRAS = [
  'Metadata',
  'PieceInfo',
  'AF',
  'OPI',
  'Ref',
  'F',
  'FFilter',
  'FDecodeParms',
].map((key) => PDFName.of(key));
/**
 * The structure and page contents of normal PDFs unpack to a few megabytes; a malicious file of 10
 * MB could unpack to 10 GB.
 */
const MAX_UNPACKED = 64 * 1024 * 1024;
/** A page scanned at 600 dpi has 35 megapixels of three bytes. */
const MAX_UNPACKED_PICTURE = 128 * 1024 * 1024;
/** For all images whose size is known only after unpacking. */
const MAX_UNPACKED_PICTURES = 512 * 1024 * 1024;
const MAX_PIXELS = 40_000_000;

let unpacked = 0;
PDFObjectStreamParser.forStream = withUnpackLimit(PDFObjectStreamParser.forStream);
PDFXRefStreamParser.forStream = withUnpackLimit(PDFXRefStreamParser.forStream);

/** @throws Refusal, or any error of the library for a damaged file */
export async function rewritePdf(data: Uint8Array): Promise<Uint8Array> {
  unpacked = 0;
  const source = await PDFDocument.load(data, {
    updateMetadata: false,
    parseSpeed: ParseSpeeds.Fastest,
  });
  const pages = source.getPages();
  if (pages.length === 0 || pages.length > MAX_PAGES) refuse('PDF_PAGES', { max: MAX_PAGES });
  for (const page of pages) cleanPage(page);
  for (const [, object] of source.context.enumerateIndirectObjects()) {
    if (object instanceof PDFStream) for (const key of STREAM_EXTRAS) object.dict.delete(key);
  }
  requireShowable(source);
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
    if (!(error instanceof MissingAppearanceError)) throw error;
    refuse('PDF_ANNOTATIONS');
  }
  for (const key of page.node.keys()) if (!PAGE_KEYS.has(key.asString())) page.node.delete(key);
}

/** The page's contents must be complete: of a truncated file, a teacher would see empty pages. */
function requireWhole({ node }: PDFPage): void {
  const contents = node.Contents();
  if (contents instanceof PDFArray)
    for (let index = 0; index < contents.size(); index += 1) contents.lookup(index, PDFStream);
  else if (node.has(PDFName.Contents) && !contents)
    throw new Error('The contents of a page are missing.');
  const drawings = node.Resources()?.lookup(PDFName.XObject);
  if (drawings instanceof PDFDict)
    for (const key of drawings.keys()) drawings.lookup(key, PDFStream);
}

/** Readers of the file must unpack all of it, so no stream may be much larger than a page needs. */
function requireShowable(document: PDFDocument): void {
  let [drawn, pictures] = [0, 0];
  for (const [, object] of document.context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFRawStream)) continue;
    const isPicture = object.dict.lookup(PDFName.of('Subtype')) === PDFName.of('Image');
    if (isPicture) {
      const [width, height] = ['Width', 'Height'].map((key) =>
        Number(String(object.dict.lookup(PDFName.of(key)))),
      );
      if (!((width ?? 0) * (height ?? 0) <= MAX_PIXELS)) refuse('PDF_UNPACKS');
      pictures += unpackedSize(object, MAX_UNPACKED_PICTURE, PICTURE_FILTERS);
    } else drawn += unpackedSize(object, MAX_UNPACKED, []);
    if (drawn > MAX_UNPACKED || pictures > MAX_UNPACKED_PICTURES) refuse('PDF_UNPACKS');
  }
}

/** Filters for images only: width and height determine the unpacked size. */
const PICTURE_FILTERS = ['/DCTDecode', '/JPXDecode', '/CCITTFaxDecode', '/JBIG2Decode'];
/** Text encodings of bytes: the unpacked size is never larger. */
const TEXT_FILTERS = ['/ASCIIHexDecode', '/ASCII85Decode'];

function filterNames(dict: PDFDict): string[] {
  const filter = dict.lookup(PDFName.of('Filter'));
  if (filter instanceof PDFArray)
    return filter.asArray().map((name) => String(dict.context.lookup(name)));
  return filter ? [String(filter)] : [];
}

/**
 * The size of a stream after unpacking, in bytes.
 * @param last filters that need not be unpacked to be measured
 */
function unpackedSize(
  { dict, contents }: PDFRawStream,
  max: number,
  last: readonly string[],
): number {
  const names = filterNames(dict);
  if (names.length === 1 && names[0] === '/FlateDecode') return inflatedSize(contents, max);
  // Chained filters and obsolete ones can unpack to any size.
  const [only, ...others] = names.filter((name) => !TEXT_FILTERS.includes(name));
  if (others.length > 0 || (only !== undefined && !last.includes(only))) refuse('PDF_UNPACKS');
  return contents.length;
}

function inflatedSize(packed: Uint8Array, max: number): number {
  try {
    return inflateSync(packed, { maxOutputLength: max, finishFlush: constants.Z_SYNC_FLUSH })
      .length;
  } catch (error) {
    if (error instanceof RangeError) refuse('PDF_UNPACKS');
    // Damaged: it shows at most what could be unpacked.
    return packed.length;
  }
}

/** Makes the library unpack a stream only within the limit; the library itself has none. */
function withUnpackLimit<Rest extends unknown[], Parser>(
  forStream: (stream: PDFRawStream, ...rest: Rest) => Parser,
) {
  return (stream: PDFRawStream, ...rest: Rest): Parser => {
    const filter = stream.dict.lookup(PDFName.of('Filter'));
    const only = filter instanceof PDFArray && filter.size() === 1 ? filter.lookup(0) : filter;
    if (only === undefined) unpacked += stream.contents.length;
    // Other filters, or chains of them, are used for images only.
    else if (only !== PDFName.of('FlateDecode')) throw new Error('An unusual filter.');
    else unpacked += inflateSync(stream.contents, { maxOutputLength: MAX_UNPACKED }).length;
    if (unpacked > MAX_UNPACKED) throw new Error('Too much to unpack.');
    return forStream(stream, ...rest);
  };
}
