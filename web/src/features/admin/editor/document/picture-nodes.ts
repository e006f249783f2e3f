/** Pictures in the editor's document: within a line, and as a figure with a caption. */
import { mergeAttributes, Node } from '@tiptap/core';

/**
 * Pictures of this site only; the server removes all others
 * (backend/src/modules/academics/rich-text.ts).
 */
export const OWN_PICTURE = /^\/media(?:\/[\w-][\w.-]*)+$/;

const attribute = (name: string) => ({
  default: null,
  parseHTML: (element: HTMLElement) =>
    (element.tagName === 'IMG' ? element : element.querySelector('img'))?.getAttribute(name) ??
    null,
});

const pictureAttributes = () => ({
  src: attribute('src'),
  alt: attribute('alt'),
  width: attribute('width'),
  height: attribute('height'),
});

const isOwn = (picture: Element | null): boolean =>
  OWN_PICTURE.test(picture?.getAttribute('src') ?? '');

export const Picture = Node.create({
  name: 'picture',
  group: 'inline',
  inline: true,
  draggable: true,
  addAttributes: pictureAttributes,
  parseHTML: () => [{ tag: 'img', getAttrs: (picture) => (isOwn(picture) ? null : false) }],
  renderHTML: ({ HTMLAttributes }) => ['img', mergeAttributes(HTMLAttributes)],
});

export const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: 'inline*',
  draggable: true,
  isolating: true,
  addAttributes: pictureAttributes,
  parseHTML: () => [
    {
      tag: 'figure',
      contentElement: 'figcaption',
      getAttrs: (figure) => {
        const isPicture =
          isOwn(figure.querySelector(':scope > img')) &&
          figure.querySelector(':scope > figcaption:last-child');
        return isPicture && figure.children.length === 2 ? null : false;
      },
    },
  ],
  renderHTML: ({ HTMLAttributes }) => [
    'figure',
    {},
    ['img', mergeAttributes(HTMLAttributes)],
    ['figcaption', 0],
  ],
});
