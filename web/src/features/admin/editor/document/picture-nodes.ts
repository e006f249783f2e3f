/** Pictures in the editor's document: within a line, and as a figure with a caption. */
import { mergeAttributes, Node } from '@tiptap/core';
import type { ResolvedPos } from '@tiptap/pm/model';

/**
 * Pictures of this site only; the server removes all others
 * (backend/src/modules/academics/lessons/rich-text.ts).
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

/**
 * The position after the figure whose caption contains `position`; null outside of captions. A
 * picture inserted into a caption would replace the figure.
 */
export function endOfFigure(position: ResolvedPos): number | null {
  return position.parent.type.name === 'figure' ? position.after() : null;
}

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
  // A caption has one line: Enter continues below the figure.
  addKeyboardShortcuts: () => ({
    Enter: ({ editor }) => {
      const end = endOfFigure(editor.state.selection.$from);
      return end !== null && editor.commands.insertContentAt(end, { type: 'paragraph' });
    },
  }),
});
