// The call of the extension `pictures`, in upstream's spelling.
import { path } from '../../upstream/http/path.ts';
import type { Upstream } from '../../upstream/upstream.ts';

/** Backs `UploadedPicture`. */
export type RestPicture = { url: string; width: number; height: number };

export const picturesApi = (upstream: Upstream) => ({
  /** POST /ext/pictures */
  postPicture: (image: Blob, filename: string) => {
    const form = new FormData();
    form.set('image', image, filename);
    return upstream.upload<RestPicture>(path`/ext/pictures`, form);
  },
});
