// Makes a profile photo, a picture of a text, or a page of an answer, of an uploaded picture: upright, small, and
// nothing in it but what is seen (no place, no camera, no second file behind the picture).
import pLimit from 'p-limit';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { refuse } from '../refusals/refusals.ts';

const MAX_PIXELS = 40_000_000;
const PHOTO_SIDE = 1024;
/** Twice the width of a text's column. */
const PICTURE_SIDE = 1600;
/** Handwriting can be read with two megapixels. */
const PAGE_SIDE = 2000;

// Allows only the decoders of JPEG, PNG and WebP, whatever the file claims to be.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
sharp.concurrency(1);
// No picture comes twice.
sharp.cache(false);

/**
 * A picture of 40 megapixels takes 160 MB while it is worked on, and a thread that passwords and
 * files need too.
 */
const inTurn = pLimit(2);

/** The picture as WebP. Errors: 422 for one that is damaged or too large. */
export function photoOf(data: Buffer): Promise<Buffer> {
  return drawAnew(data, PHOTO_SIDE, (picture) => picture.webp({ quality: 80 }));
}

/**
 * A picture of a text as WebP, with its size in pixels. Errors: 422 for one that is damaged or too
 * large.
 */
export async function pictureOf(
  data: Buffer,
): Promise<{ data: Buffer; width: number; height: number }> {
  const picture = await drawAnew(data, PICTURE_SIDE, (drawn) => drawn.webp({ quality: 82 }));
  const { width, height } = await sharp(picture).metadata();
  return { data: picture, width, height };
}

/**
 * A photographed page as JPEG, which a PDF can hold. Errors: 422 for one that is damaged or too
 * large.
 */
export function pageOf(data: Buffer): Promise<Buffer> {
  return drawAnew(data, PAGE_SIDE, (picture) =>
    picture.flatten({ background: '#fff' }).jpeg({ quality: 75 }),
  );
}

async function drawAnew(
  data: Buffer,
  side: number,
  encode: (picture: Sharp) => Sharp,
): Promise<Buffer> {
  return inTurn(async () => {
    // Cheap phone cameras write JPEGs with small format errors, so warnings are ignored; only
    // incomplete or broken data is refused.
    const picture = sharp(data, { failOn: 'error', limitInputPixels: false, pages: 1 });
    const { width, height }: Metadata = await picture
      .metadata()
      .catch(() => refuse('IMAGE_DAMAGED'));
    if (width * height > MAX_PIXELS) refuse('IMAGE_TOO_LARGE');
    return encode(
      picture
        .autoOrient()
        .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true }),
    )
      .timeout({ seconds: 10 })
      .toBuffer()
      .catch(() => refuse('IMAGE_DAMAGED'));
  });
}
