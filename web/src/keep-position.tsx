/** Keeps the person's position (focus, scroll position) when the app replaces the prerendered page: React removes every element of it. */
import { type ReactNode, useLayoutEffect } from 'react';

/** Elements of the two pages correspond when these are equal; of several equal ones, the n-th to the n-th. */
const lookOf = (element: Element): string =>
  [element.tagName, element.id, element.getAttribute('href'), element.getAttribute('aria-label'), element.textContent].join('\n');

const likeOf = (element: Element, root: Element): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(element.tagName)].filter((other) => lookOf(other) === lookOf(element));

/** The position in the prerendered page, from now until the app has replaced it. */
export class PagePosition {
  readonly #root: Element;
  #focused: { readonly element: Element; readonly rank: number } | null = null;
  #scroll: readonly [number, number] = [0, 0];

  /** @param root the element that contains the prerendered page, and later the app */
  constructor(root: Element) {
    this.#root = root;
    this.#noteFocus();
    // Removing the focused element can fire focusout, which therefore says nothing here; a tap beside everything takes the focus away.
    for (const event of ['focusin', 'pointerup']) document.addEventListener(event, this.#noteFocus);
  }

  readonly #noteFocus = () => {
    const element = document.activeElement;
    const isInside = element !== null && element !== document.body && this.#root.contains(element);
    this.#focused = isInside ? { element, rank: likeOf(element, this.#root).indexOf(element as HTMLElement) } : null;
  };

  noteScroll(): void {
    this.#scroll = [window.scrollX, window.scrollY];
  }

  restore(): void {
    for (const event of ['focusin', 'pointerup']) document.removeEventListener(event, this.#noteFocus);
    if (this.#focused) likeOf(this.#focused.element, this.#root)[this.#focused.rank]?.focus({ preventScroll: true });
    window.scrollTo(...this.#scroll);
  }
}

/** Resolves when no menu or dialog of the prerendered page is open: React would close it. */
export async function dialogsAreClosed(root: Element): Promise<void> {
  const dialog = root.querySelector('dialog[open]');
  if (dialog) await new Promise((closed) => dialog.addEventListener('close', closed, { once: true }));
}

interface KeepPositionProps {
  readonly position: PagePosition;
  readonly children: ReactNode;
}

/** Around the app. Layout effects run in the order of the tree, parents last: the scroll position is noted before the router can change it. */
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
