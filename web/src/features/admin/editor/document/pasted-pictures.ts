/**
 * Pictures within pasted HTML. They are `data:` URLs or, from Word, only in the RTF of the
 * clipboard: its HTML refers to files that no page may read.
 */

/** Marks the place of a picture in the text, until the picture is inserted. */
export const markerOf = (index: number) => `[[picture ${index + 1}]]`;

interface PastedPictures {
  /** The pictures, in the order of their markers. */
  readonly files: readonly File[];
  /** Pictures that could not be read. */
  readonly lost: number;
}

/** More in one paste are lost: each has to be described. */
const MAX_PICTURES = 20;
const MAX_RTF_LENGTH = 60_000_000;
const DATA_URL = /^data:(image\/[a-z+.-]+);base64,([A-Za-z0-9+/=\s]*)$/;

/**
 * Puts a marker in the place of each picture that can be read, and removes the others.
 * @param isStoredPicture whether a URL is one of this site; such pictures stay
 */
export function markPictures(
  body: HTMLElement,
  rtf: string,
  isStoredPicture: (src: string) => boolean,
): PastedPictures {
  const pictures = [...body.querySelectorAll('img')].filter(
    (picture) => !isStoredPicture(picture.getAttribute('src') ?? ''),
  );
  const wordPictures = pictures.filter((picture) => isFile(picture));
  const inRtf = wordPictures.length > 0 ? picturesOfRtf(rtf) : [];
  // Pictures of shapes and formulas are in only one of the two: then nothing can be assigned.
  const areAssigned = inRtf.length === wordPictures.length;
  const files: File[] = [];
  for (const picture of pictures) {
    const assigned = areAssigned ? inRtf[wordPictures.indexOf(picture)] : undefined;
    const file = isFile(picture) ? assigned : fileOfDataUrl(picture.getAttribute('src') ?? '');
    if (file && files.length < MAX_PICTURES) {
      picture.replaceWith(markerOf(files.length));
      files.push(file);
    } else picture.remove();
  }
  return { files, lost: pictures.length - files.length };
}

const isFile = (picture: Element) => /^file:/i.test(picture.getAttribute('src') ?? '');

function fileOfDataUrl(url: string): File | undefined {
  const [, type = '', base64 = ''] = DATA_URL.exec(url) ?? [];
  if (base64 === '') return undefined;
  try {
    const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
    return new File([bytes], 'picture', { type });
  } catch {
    return undefined;
  }
}

const FORMATS = [
  ['\\pngblip', 'image/png'],
  ['\\jpegblip', 'image/jpeg'],
] as const;

/** The pictures of an RTF text: `{\pict … \pngblip … {\*\blipuid …} 89504e47…}`. */
export function picturesOfRtf(rtf: string): File[] {
  if (rtf.length > MAX_RTF_LENGTH) return [];
  const files: File[] = [];
  for (let start = rtf.indexOf('{\\pict'); start >= 0; ) {
    const next = rtf.indexOf('{\\pict', start + 1);
    const file = fileOfRtf(rtf.slice(start, next < 0 ? undefined : next));
    if (file) files.push(file);
    start = next;
  }
  return files;
}

function fileOfRtf(picture: string): File | undefined {
  const format = FORMATS.find(([word]) => picture.includes(word));
  if (!format) return undefined;
  const [word, type] = format;
  const id = picture.indexOf('{\\*\\blipuid');
  const begin = id < 0 ? picture.indexOf(word) + word.length : picture.indexOf('}', id) + 1;
  const end = picture.indexOf('}', begin);
  const hex = picture
    .slice(begin, end < 0 ? undefined : end)
    .replace(/\\[a-z]+-?\d*/g, '')
    .replace(/\s/g, '');
  if (hex === '' || hex.length % 2 > 0 || /[^\da-f]/i.test(hex)) return undefined;
  const bytes = new Uint8Array(hex.length / 2);
  for (let index = 0; index < bytes.length; index += 1)
    bytes[index] = Number.parseInt(hex.slice(2 * index, 2 * index + 2), 16);
  return new File([bytes], 'picture', { type });
}
