/**
 * Encodes a picture in the highest quality below the size limit, otherwise in the lowest one.
 * @param qualities in descending order
 * @param encode returns null if the browser cannot encode the picture
 */
export async function encodeBelow(
  maxBytes: number,
  qualities: readonly number[],
  encode: (quality: number) => Promise<Blob | null>,
): Promise<Blob> {
  let blob: Blob | null = null;
  for (const quality of qualities) {
    blob = await encode(quality);
    if (blob && blob.size < maxBytes) break;
  }
  if (!blob) throw new Error('The picture cannot be encoded.');
  return blob;
}

/** Null if the browser cannot encode the picture; a PNG if it does not support the type. */
export const encodeCanvas = (
  canvas: HTMLCanvasElement,
  type: string,
  quality: number,
): Promise<Blob | null> => new Promise((resolve) => canvas.toBlob(resolve, type, quality));
