/**
 * Images in the plain text of a question, an option or an explanation (docs/decisions/080):
 * `![description](/media/pictures/….webp =640x480)`.
 */

export interface QuestionPicture {
  /** An address on this site, below /media/. */
  readonly src: string;
  readonly alt: string;
  /** In CSS pixels, so that the text does not move when the image is loaded. */
  readonly width: string;
  readonly height: string;
}

/** Images come from this site only. The description may be escaped as HTML. */
export const PICTURE_PATTERN = String.raw`!\[[^\]\n]{0,3000}\]\(/media(?:/[\w-][\w.-]*)+ =\d{1,4}x\d{1,4}\)`;

/** Whether a text may contain images; only false is certain. */
export const mayHavePictures = (text: string): boolean => text.includes('](/media/');

/** Brackets in a description become parentheses, because a bracket ends it. */
export const writePicture = ({ src, alt, width, height }: QuestionPicture): string =>
  `![${alt.replaceAll('[', '(').replaceAll(']', ')').replace(/\s+/g, ' ')}](${src} =${width}x${height})`;

const PARTS = /^!\[(.*)\]\((\S+) =(\d+)x(\d+)\)$/;

/**
 * The element for one match of the pattern.
 * @param escaped match in a text that is escaped for HTML, including quotation marks
 */
export function pictureHtml(escaped: string): string {
  const [, alt = '', src = '', width = '', height = ''] = PARTS.exec(escaped) ?? [];
  return `<img src="${src}" alt="${alt}" width="${width}" height="${height}">`;
}
