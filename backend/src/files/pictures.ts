// Converts an uploaded image to a profile photo, an image in a text, or a page of an answer:
// upright, small, and without invisible data (location, camera, a second file appended to the
// image).
import sharp, { type Metadata, type Sharp } from 'sharp';
import { refuse } from '../refusals/refusals.ts';
import { createFairQueue } from './pdfs/fair-queue.ts';

const MAX_PIXELS = 40_000_000;
const PHOTO_SIDE = 1024;
/** Twice the width of a text column. */
const PICTURE_SIDE = 1600;
/**
 * Handwriting is legible with two megapixels. If the result is much larger than the upload, the
 * next of these is used: all pages of an answer are in memory when it is read.
 */
const PAGE_ENCODINGS = [
  { side: 2000, quality: 75 },
  { side: 2000, quality: 45 },
  { side: 1000, quality: 30 },
];
const MAX_GROWTH = 2;
/** A page may have this size however small the upload was. */
const SMALL_BYTES = 300 * 1024;

// Allows only the decoders of JPEG, PNG and WebP, whatever the file claims to be.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
sharp.concurrency(1);
// No image is processed twice.
sharp.cache(false);

/**
 * An image of 40 megapixels takes 160 MB during processing, and occupies a thread of libuv's pool,
 * which password hashing and file access share. Accounts take turns, so that a malicious image
 * delays other accounts by one image.
 */
const queue = createFairQueue({
  concurrency: 2,
  runningPerKey: 1,
  maxPerKey: 4,
  maxWaitMs: 5_000,
});

/** An uploaded image, and the account that sent it. */
type Upload = { userId: string; data: Buffer };

/**
 * The image as WebP. Errors: 422 if it is damaged or too large, 429 for too many of the account at
 * the same time, or while too many others wait.
 */
export function toPhoto(upload: Upload): Promise<Buffer> {
  return reencode(upload, PHOTO_SIDE, (picture) => picture.webp({ quality: 80 }));
}

/** An image in a text as WebP, with its size in pixels. Errors: as `toPhoto`. */
export async function toPicture(
  upload: Upload,
): Promise<{ data: Buffer; width: number; height: number }> {
  const picture = await reencode(upload, PICTURE_SIDE, (image) => image.webp({ quality: 82 }));
  const { width, height } = await sharp(picture).metadata();
  return { data: picture, width, height };
}

/** A photographed page as JPEG, which a PDF can hold. Errors: as `toPhoto`. */
export async function toJpegPage(upload: Upload): Promise<Buffer> {
  const max = Math.max(MAX_GROWTH * upload.data.length, SMALL_BYTES);
  let page: Buffer = Buffer.alloc(0);
  for (const { side, quality } of PAGE_ENCODINGS) {
    page = await reencode(upload, side, (picture) =>
      picture.flatten({ background: '#fff' }).jpeg({ quality }),
    );
    if (page.length <= max) break;
  }
  return page;
}

function reencode(
  { userId, data }: Upload,
  side: number,
  encode: (picture: Sharp) => Sharp,
): Promise<Buffer> {
  return queue.run(userId, async () => {
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
