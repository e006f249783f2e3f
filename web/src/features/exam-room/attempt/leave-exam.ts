/** After an exam the person goes back one page (specification, section 4), and neither Back nor Forward opens the exam again. */
import { useLocation, useNavigate } from 'react-router-dom';

interface ExamEntry {
  /** Where the link to the exam stood, for an entry without a page before it. */
  readonly backTo?: string;
}

/** Where the history can go back to, if anywhere. */
function usePageBefore() {
  const { key, state } = useLocation();
  const backTo = (state as ExamEntry | null)?.backTo;
  return () => {
    const position = (history.state as { idx?: number } | null)?.idx;
    return { position, backTo, isThere: position === undefined ? key !== 'default' : position > 0 };
  };
}

/** From the start page, where nothing has begun. `fallback` is for an address that was opened directly. */
export function useGoBack(fallback: string): () => void {
  const navigate = useNavigate();
  const pageBefore = usePageBefore();
  return () => {
    const { backTo, isThere } = pageBefore();
    if (isThere) navigate(-1);
    else navigate(backTo ?? fallback, { replace: true });
  };
}

/** `result` takes the exam's place in the history, `fallback` is for an address that was opened directly. */
export function useLeaveExam(result: string, fallback: string): () => void {
  const navigate = useNavigate();
  const pageBefore = usePageBefore();

  return () => {
    const { position, backTo, isThere } = pageBefore();
    if (!isThere) {
      navigate(backTo ?? fallback, { replace: true });
      return;
    }
    // Replaces the exam's history entry, so that Forward leads to the result. Bypasses the router, since this page is left at once.
    if (position !== undefined) history.replaceState(history.state, '', result);
    navigate(-1);
  };
}
