/**
 * Keeps focus and scroll position when the app replaces the prerendered page, since React removes
 * all its elements.
 */
import { type ReactNode, useLayoutEffect } from 'react';

/**
 * Two elements correspond if these strings are equal; among several equal ones, the n-th matches
 * the n-th.
 */
const signatureOf = (element: Element): string =>
  [
    element.tagName,
    element.id,
    element.getAttribute('href'),
    element.getAttribute('aria-label'),
    element.textContent,
  ].join('\n');

const elementsLike = (element: Element, root: Element): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(element.tagName)].filter(
    (other) => signatureOf(other) === signatureOf(element),
  );

/** The position in the prerendered page, from now until the app has replaced it. */
export class PagePosition {
  readonly #root: Element;
  #focused: { readonly element: Element; readonly rank: number } | null = null;
  #scroll: readonly [number, number] = [0, 0];

  /** @param root the element that contains the prerendered page, and later the app */
  constructor(root: Element) {
    this.#root = root;
    this.#noteFocus();
    // Only focusin is used, since removing the focused element can fire focusout; pointerup covers
    // a tap outside that clears the focus.
    for (const event of ['focusin', 'pointerup']) document.addEventListener(event, this.#noteFocus);
  }

  readonly #noteFocus = () => {
    const element = document.activeElement;
    const isInside = element !== null && element !== document.body && this.#root.contains(element);
    this.#focused = isInside
      ? { element, rank: elementsLike(element, this.#root).indexOf(element as HTMLElement) }
      : null;
  };

  noteScroll(): void {
    this.#scroll = [window.scrollX, window.scrollY];
  }

  restore(): void {
    for (const event of ['focusin', 'pointerup'])
      document.removeEventListener(event, this.#noteFocus);
    if (this.#focused)
      elementsLike(this.#focused.element, this.#root)[this.#focused.rank]?.focus({
        preventScroll: true,
      });
    window.scrollTo(...this.#scroll);
  }
}

/**
 * Resolves when no menu or dialog of the prerendered page is open: replacing the page would close
 * it.
 */
export async function dialogsAreClosed(root: Element): Promise<void> {
  const dialog = root.querySelector('dialog[open]');
  if (dialog)
    await new Promise((closed) => dialog.addEventListener('close', closed, { once: true }));
}

interface KeepPositionProps {
  readonly position: PagePosition;
  readonly children: ReactNode;
}

/**
 * Wraps the app. Layout effects run in tree order, parents last, so NoteScroll records the scroll
 * position before the router can change it.
 */
export function KeepPosition({ position, children }: KeepPositionProps) {
  useLayoutEffect(() => position.restore(), [position]);
  return (
    <>
      <NoteScroll position={position} />
      {children}
    </>
  );
}

function NoteScroll({ position }: Pick<KeepPositionProps, 'position'>) {
  useLayoutEffect(() => position.noteScroll(), [position]);
  return null;
}
