/**
 * Crops the profile photo in the browser: a square, upright, small enough for mobile data, without
 * EXIF location.
 */
import { encodeBelow, encodeCanvas } from '../../../uploads/encode-picture.ts';

/** The user's crop, in pixels of the rotated picture. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  /** Side of the square. */
  readonly side: number;
  /** Clockwise, in degrees; a multiple of 90. */
  readonly turn: number;
}

const MAX_SIDE_PIXELS = 512;
const MAX_BYTES = 200 * 1024;
const QUALITIES = [0.88, 0.75, 0.6, 0.45];

/** @throws if the browser cannot decode the picture */
export async function cropPhoto(url: string, { x, y, side, turn }: Crop): Promise<File> {
  // An image element always applies the EXIF orientation; `createImageBitmap` does not in every
  // browser.
  const picture = new Image();
  picture.src = url;
  await picture.decode();
  const { naturalWidth: width, naturalHeight: height } = picture;
  const isOnItsSide = turn % 180 !== 0;
  const edge = Math.max(1, Math.min(Math.round(side), MAX_SIDE_PIXELS));
  const canvas = document.createElement('canvas');
  canvas.width = edge;
  canvas.height = edge;
  const drawing = canvas.getContext('2d');
  if (!drawing) throw new Error('There is no canvas to draw on.');
  // JPEG has no transparency: transparent pixels would become black.
  drawing.fillStyle = '#fff';
  drawing.fillRect(0, 0, edge, edge);
  drawing.imageSmoothingQuality = 'high';
  drawing.scale(edge / side, edge / side);
  drawing.translate(-x, -y);
  drawing.translate((isOnItsSide ? height : width) / 2, (isOnItsSide ? width : height) / 2);
  drawing.rotate((turn * Math.PI) / 180);
  drawing.drawImage(picture, -width / 2, -height / 2);
  const blob = await encodeBelow(MAX_BYTES, QUALITIES, (quality) =>
    encodeCanvas(canvas, 'image/jpeg', quality),
  );
  return new File([blob], 'photo.jpg', { type: 'image/jpeg' });
}
