/** The content that is inserted for a picture. */
import type { Translate } from '../../../../i18n/i18n.tsx';

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

/** The error of a description. */
export function altProblem(t: Translate, alt: string): string | undefined {
  if (alt.trim() === '') return t('editor.altMissing');
  return alt.length > MAX_DESCRIPTION_LENGTH
    ? t('editor.altTooLong', { max: MAX_DESCRIPTION_LENGTH })
    : undefined;
}
