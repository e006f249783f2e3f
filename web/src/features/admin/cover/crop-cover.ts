/**
 * Crops a cover in the browser, in the ratio of the cards, small enough for mobile data and without
 * EXIF location.
 */
import { encodeBelow, encodeCanvas } from '../../../uploads/encode-picture.ts';

/** The ratio of ui/content/cover.tsx. */
export const COVER_RATIO = 16 / 9;

/** The chosen part, in pixels of the picture. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The width of a cover on a wide screen; more is not seen. */
const MAX_WIDTH = 1280;
/** Below this width a cover is blurred. */
const SHARP_WIDTH = 640;
const MAX_BYTES = 400 * 1024;
const QUALITIES = [0.85, 0.75, 0.6, 0.45];

export interface CoverSize {
  readonly width: number;
  readonly height: number;
}

/** The size in which the part is stored: never larger than it is in the picture. */
export function coverSize({ width }: Crop): CoverSize {
  const storedWidth = Math.max(1, Math.min(Math.round(width), MAX_WIDTH));
  return { width: storedWidth, height: Math.max(1, Math.round(storedWidth / COVER_RATIO)) };
}

/** Whether the part has too few pixels to look sharp. */
export const isBlurred = ({ width }: Crop): boolean => width < SHARP_WIDTH;

/** @throws if the browser cannot decode the picture */
export async function cropCover(url: string, crop: Crop): Promise<File> {
  // An image element applies the EXIF orientation in every browser.
  const picture = new Image();
  picture.src = url;
  await picture.decode();
  const { width, height } = coverSize(crop);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const drawing = canvas.getContext('2d');
  if (!drawing) throw new Error('There is no canvas to draw on.');
  // JPEG has no transparency: transparent pixels would become black.
  drawing.fillStyle = '#fff';
  drawing.fillRect(0, 0, width, height);
  drawing.imageSmoothingQuality = 'high';
  drawing.drawImage(picture, crop.x, crop.y, crop.width, crop.height, 0, 0, width, height);
  const blob = await encodeBelow(MAX_BYTES, QUALITIES, (quality) => encodeCover(canvas, quality));
  return new File([blob], `cover.${blob.type.slice('image/'.length)}`, { type: blob.type });
}

/** WebP, or JPEG in browsers that cannot write WebP: they return a large PNG instead. */
async function encodeCover(canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> {
  const blob = await encodeCanvas(canvas, 'image/webp', quality);
  return blob?.type === 'image/webp' ? blob : encodeCanvas(canvas, 'image/jpeg', quality);
}
