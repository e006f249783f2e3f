/**
 * Shrinks a photographed page on the device: cameras take twelve megapixels, two are enough to read
 * a page.
 */

const MAX_SIDE_PIXELS = 1600;
const JPEG_QUALITY = 0.7;

/** Thrown for a picture that this browser cannot decode. */
export class UnreadablePictureError extends Error {
  readonly fileName: string;
  readonly isHeic: boolean;

  constructor(file: File) {
    super(`${file.name} cannot be decoded.`);
    this.fileName = file.name;
    this.isHeic = /^image\/hei[cf]/.test(file.type) || /\.hei[cf]$/i.test(file.name);
  }
}

/**
 * A JPEG, upright by the EXIF orientation and without other metadata, such as place and time.
 * Errors: UnreadablePictureError.
 */
export async function shrinkPicture(
  file: File,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; width: number; height: number }> {
  const picture = await createImageBitmap(file).catch(() => {
    throw new UnreadablePictureError(file);
  });
  const scale = Math.min(1, MAX_SIDE_PIXELS / Math.max(picture.width, picture.height));
  const width = Math.max(1, Math.round(picture.width * scale));
  const height = Math.max(1, Math.round(picture.height * scale));
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const drawing = canvas.getContext('2d');
  if (!drawing) throw new UnreadablePictureError(file);
  // JPEG has no transparency: transparent pixels would become black.
  drawing.fillStyle = '#fff';
  drawing.fillRect(0, 0, width, height);
  drawing.drawImage(picture, 0, 0, width, height);
  picture.close();
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY),
  );
  if (!blob) throw new UnreadablePictureError(file);
  return { bytes: new Uint8Array(await blob.arrayBuffer()), width, height };
}
