/**
 * Reports the current question: the one with the focus, or if the focus is not in the viewport, the
 * one at the reading line.
 */

/**
 * A line a quarter of the viewport from the top; the question that crosses it is considered to be
 * read.
 */
const READING_LINE = '-25% 0px -74% 0px';

export function watchQuestions(
  paper: HTMLElement,
  onQuestion: (questionId: string) => void,
): () => void {
  const onFocus = ({ target }: FocusEvent) => {
    const id = (target as HTMLElement).closest<HTMLElement>('[data-question]')?.dataset.question;
    if (id) onQuestion(id);
  };
  const observer = new IntersectionObserver(
    (entries) => {
      const id = (
        entries.find(({ isIntersecting }) => isIntersecting)?.target as HTMLElement | undefined
      )?.dataset.question;
      if (id && !isFocusInSight()) onQuestion(id);
    },
    { rootMargin: READING_LINE },
  );
  for (const card of paper.querySelectorAll('[data-question]')) observer.observe(card);
  paper.addEventListener('focusin', onFocus);
  return () => {
    observer.disconnect();
    paper.removeEventListener('focusin', onFocus);
  };
}

function isFocusInSight(): boolean {
  const card = document.activeElement?.closest('[data-question]');
  if (!card) return false;
  const { top, bottom } = card.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}
