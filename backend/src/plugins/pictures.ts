// Makes a profile photo of an uploaded picture: upright, small, and nothing in it but what is seen (no place, no camera, no second file
// behind the picture).
import pLimit from 'p-limit';
import sharp, { type Metadata } from 'sharp';
import { refuse } from './errors.ts';

const MOST_PIXELS = 40_000_000;
const SIDE = 1024;
const DAMAGED = 'The picture is damaged.';

// Decoders of anything else stay shut, whatever a file pretends to be.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'] });
sharp.concurrency(1);
// No picture comes twice.
sharp.cache(false);

/** A picture of 40 megapixels takes 160 MB while it is worked on, and a thread that passwords and files need too. */
const inTurn = pLimit(2);

/** The picture as WebP. Errors: 422 for one that is damaged or too large. */
export async function photoOf(data: Buffer): Promise<Buffer> {
  return inTurn(async () => {
    // Small phones' cameras write JPEGs that are not quite right: only what misses something is refused.
    const picture = sharp(data, { failOn: 'error', limitInputPixels: false, pages: 1 });
    const { width, height }: Metadata = await picture.metadata().catch(() => refuse(422, DAMAGED));
    if (width * height > MOST_PIXELS) refuse(422, 'The picture has too many pixels.');
    return picture
      .autoOrient()
      .resize({ width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .timeout({ seconds: 10 })
      .toBuffer()
      .catch(() => refuse(422, DAMAGED));
  });
}
