/** The content that is inserted for a picture, and the rules for its description. */
import { atMost, isGiven, trimmed } from '../../../../forms/schema.ts';

export interface PictureValue {
  readonly src: string;
  readonly alt: string;
  /** In CSS pixels, so that the text does not move when the picture arrives. */
  readonly width: string;
  readonly height: string;
}

/** Maximum width of a picture in a text, in CSS pixels: the width of its column. */
const MAX_WIDTH = 720;
/** Maximum length of a description, in characters. */
const MAX_DESCRIPTION_LENGTH = 500;

/** The size in which a picture is shown. */
export function shownSize(size: {
  readonly width: number;
  readonly height: number;
}): Pick<PictureValue, 'width' | 'height'> {
  const scale = Math.min(1, MAX_WIDTH / size.width);
  const inPixels = (length: number) => String(Math.max(1, Math.round(length * scale)));
  return { width: inPixels(size.width), height: inPixels(size.height) };
}

/** The alternative text, which a picture must have. */
export const description = trimmed(
  isGiven('editor.altMissing'),
  atMost(MAX_DESCRIPTION_LENGTH, 'editor.altTooLong', { max: MAX_DESCRIPTION_LENGTH }),
);
