import { strToU8, zipSync } from 'fflate';

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A paragraph of a Word file. @param list the id of Word's own numbering and the level in it */
export const paragraph = (text: string, list?: readonly [id: number, level: number], more = '') =>
  `<w:p>${list ? `<w:pPr><w:numPr><w:ilvl w:val="${list[1]}"/><w:numId w:val="${list[0]}"/></w:numPr></w:pPr>` : ''}` +
  `<w:r><w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r>${more}</w:p>`;

export const table = (...rows: readonly (readonly string[])[]) =>
  `<w:tbl>${rows.map((row) => `<w:tr>${row.map((cell) => `<w:tc>${paragraph(cell)}</w:tc>`).join('')}</w:tr>`).join('')}</w:tbl>`;

/** An underlined text, to be put into a paragraph. */
export const underlined = (text: string) =>
  `<w:r><w:rPr><w:u w:val="single"/></w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
/** A raised text, an equation and a picture, to be put into a paragraph. */
export const raised = (text: string) =>
  `<w:r><w:rPr><w:vertAlign w:val="superscript"/></w:rPr><w:t>${text}</w:t></w:r>`;
export const equation = (text: string) => `<m:oMath><m:r><m:t>${text}</m:t></m:r></m:oMath>`;
export const picture =
  '<w:r><w:drawing><wp:inline><wp:docPr id="1" name="p"/><a:graphic><a:graphicData><pic:pic><pic:blipFill>' +
  '<a:blip r:embed="rId9"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>';

const namespaces = [
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"',
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"',
  'xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"',
  'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"',
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"',
  'xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"',
].join(' ');
const relationships = 'http://schemas.openxmlformats.org/package/2006/relationships';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const numFormats = ['decimal', 'lowerLetter']
  .map((format, level) => `<w:lvl w:ilvl="${level}"><w:numFmt w:val="${format}"/></w:lvl>`)
  .join('');

/** A Word file. @param more further files in it, for example of macros */
export function wordFile(body: string, more: Record<string, Uint8Array> = {}): Uint8Array {
  return zipSync({
    '[Content_Types].xml': strToU8(
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/>' +
        '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
        '<Default Extension="png" ContentType="image/png"/><Override PartName="/word/document.xml" ' +
        'ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    ),
    '_rels/.rels': strToU8(
      `<Relationships xmlns="${relationships}"><Relationship Id="r" Type="${office}/officeDocument" Target="word/document.xml"/></Relationships>`,
    ),
    'word/_rels/document.xml.rels': strToU8(
      `<Relationships xmlns="${relationships}"><Relationship Id="rId8" Type="${office}/numbering" Target="numbering.xml"/>` +
        `<Relationship Id="rId9" Type="${office}/image" Target="media/image1.png"/></Relationships>`,
    ),
    'word/media/image1.png': Uint8Array.of(1, 2, 3),
    'word/numbering.xml': strToU8(
      `<w:numbering ${namespaces}><w:abstractNum w:abstractNumId="1">${numFormats}</w:abstractNum>` +
        '<w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num></w:numbering>',
    ),
    'word/document.xml': strToU8(
      `<?xml version="1.0" encoding="UTF-8"?><w:document ${namespaces}><w:body>${body}</w:body></w:document>`,
    ),
    ...more,
  });
}

/** jsdom's blobs have no `arrayBuffer`. */
export const bytesOf = (blob: Blob) =>
  new Promise<Uint8Array>((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(new Uint8Array(reader.result as ArrayBuffer)));
    reader.readAsArrayBuffer(blob);
  });
