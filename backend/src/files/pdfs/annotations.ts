// Draws annotations (pen strokes, text boxes, filled-in form fields) into the page itself.
// Annotations can run actions, so all are removed; but an answer written on a tablet may consist
// only of annotations.
import {
  concatTransformationMatrix,
  drawObject,
  PDFArray,
  PDFDict,
  PDFName,
  PDFNumber,
  type PDFPage,
  PDFRef,
  PDFStream,
  popGraphicsState,
  pushGraphicsState,
} from 'pdf-lib';

/** Thrown for a visible annotation without a stored appearance, which would be lost. */
export class MissingAppearanceError extends Error {}

/** Visible kinds of annotations. Others are links, sounds, attachments and pop-ups of comments. */
const VISIBLE_SUBTYPES = new Set(
  'FreeText Line Square Circle Polygon PolyLine Highlight Underline Squiggly StrikeOut Stamp Caret Ink'
    .split(' ')
    .map((kind) => `/${kind}`),
);
/** Flags of hidden annotations: Hidden, NoView. */
const HIDDEN_FLAGS = 2 | 32;

type Box = { x: number; y: number; width: number; height: number };

/**
 * Moves everything visible into the page's contents, so that its list of annotations can be
 * removed.
 */
export function drawAnnotations(page: PDFPage): void {
  const annotations = page.node.Annots();
  for (let index = 0; index < (annotations?.size() ?? 0); index += 1) {
    const annotation = annotations?.lookup(index);
    if (annotation instanceof PDFDict) draw(page, annotation);
  }
}

function draw(page: PDFPage, annotation: PDFDict): void {
  const flags = annotation.lookup(PDFName.of('F'));
  if (flags instanceof PDFNumber && (flags.asNumber() & HIDDEN_FLAGS) !== 0) return;
  const kind = String(annotation.lookup(PDFName.of('Subtype')));
  if (kind === '/Popup') return;
  const appearance = appearanceOf(annotation);
  if (!appearance) {
    if (VISIBLE_SUBTYPES.has(kind) || (kind === '/Widget' && isFilledIn(annotation)))
      throw new MissingAppearanceError();
    return;
  }
  const form = page.doc.context.lookup(appearance, PDFStream);
  const bbox = transformedBBox(form);
  const rect = boxOf(numbersOf(annotation.lookup(PDFName.of('Rect'))));
  if (!bbox || !rect || bbox.width === 0 || bbox.height === 0) return;
  form.dict.set(PDFName.of('Type'), PDFName.of('XObject'));
  form.dict.set(PDFName.of('Subtype'), PDFName.of('Form'));
  const scaleX = rect.width / bbox.width;
  const scaleY = rect.height / bbox.height;
  const name = page.node.newXObject('Annotation', appearance);
  page.pushOperators(
    pushGraphicsState(),
    concatTransformationMatrix(
      scaleX,
      0,
      0,
      scaleY,
      rect.x - bbox.x * scaleX,
      rect.y - bbox.y * scaleY,
    ),
    drawObject(name),
    popGraphicsState(),
  );
}

/** The normal appearance; of several, that of the current state. */
function appearanceOf(annotation: PDFDict): PDFRef | undefined {
  const appearances = annotation.lookup(PDFName.of('AP'));
  if (!(appearances instanceof PDFDict)) return undefined;
  const normal = appearances.lookup(PDFName.of('N'));
  const state = annotation.lookup(PDFName.of('AS'));
  const [holder, key] =
    normal instanceof PDFDict && state instanceof PDFName
      ? [normal, state]
      : [appearances, PDFName.of('N')];
  const reference = holder.get(key);
  return reference instanceof PDFRef && holder.lookup(key) instanceof PDFStream
    ? reference
    : undefined;
}

/** Whether a text or choice field has a value. A button without an appearance shows nothing. */
function isFilledIn(widget: PDFDict): boolean {
  const value = (key: string) => {
    const parent = widget.lookup(PDFName.of('Parent'));
    return (
      widget.lookup(PDFName.of(key)) ??
      (parent instanceof PDFDict ? parent.lookup(PDFName.of(key)) : undefined)
    );
  };
  const type = String(value('FT'));
  return (
    (type === '/Tx' || type === '/Ch') && !/^(\(\)|<>|null|undefined)$/.test(String(value('V')))
  );
}

/**
 * The appearance's box after its own matrix (PDF 1.7, 12.5.5: the box that is fitted into the
 * annotation's rectangle).
 */
function transformedBBox({ dict }: PDFStream): Box | undefined {
  const corners = numbersOf(dict.lookup(PDFName.of('BBox')));
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbersOf(dict.lookup(PDFName.of('Matrix')));
  const [x1, y1, x2, y2] = corners;
  if (x1 === undefined || y1 === undefined || x2 === undefined || y2 === undefined)
    return undefined;
  const points = [x1, x2].flatMap((x) =>
    [y1, y2].map((y) => [a * x + c * y + e, b * x + d * y + f] as const),
  );
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return boxOf([Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]);
}

function boxOf([x1, y1, x2, y2]: readonly number[]): Box | undefined {
  if (x1 === undefined || y1 === undefined || x2 === undefined || y2 === undefined)
    return undefined;
  return {
    x: Math.min(x1, x2),
    y: Math.min(y1, y2),
    width: Math.abs(x2 - x1),
    height: Math.abs(y2 - y1),
  };
}

function numbersOf(array: unknown): number[] {
  if (!(array instanceof PDFArray)) return [];
  return Array.from({ length: Math.min(array.size(), 6) }, (_, index) =>
    array.lookup(index, PDFNumber).asNumber(),
  );
}
