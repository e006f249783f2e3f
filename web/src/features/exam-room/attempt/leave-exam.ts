/**
 * Leaving an exam goes back one page (specification, section 4), and neither Back nor Forward
 * reopens the exam.
 */
import { useLocation, useNavigate } from 'react-router-dom';

interface ExamEntry {
  /** The page that linked to the exam, for a history entry without a previous page. */
  readonly backTo?: string;
}

/**
 * Returns a function that reads whether the history has a previous page, and the page to use
 * otherwise.
 */
function usePreviousPage() {
  const { key, state } = useLocation();
  const backTo = (state as ExamEntry | null)?.backTo;
  return () => {
    const position = (history.state as { idx?: number } | null)?.idx;
    return { position, backTo, exists: position === undefined ? key !== 'default' : position > 0 };
  };
}

/**
 * Leaves the start page before an attempt has started. `fallback` is for a URL that was opened
 * directly.
 */
export function useGoBack(fallback: string): () => void {
  const navigate = useNavigate();
  const readPreviousPage = usePreviousPage();
  return () => {
    const { backTo, exists } = readPreviousPage();
    if (exists) navigate(-1);
    else navigate(backTo ?? fallback, { replace: true });
  };
}

/** `result` replaces the exam in the history; `fallback` is for a URL that was opened directly. */
export function useLeaveExam(result: string, fallback: string): () => void {
  const navigate = useNavigate();
  const readPreviousPage = usePreviousPage();

  return () => {
    const { position, backTo, exists } = readPreviousPage();
    if (!exists) {
      navigate(backTo ?? fallback, { replace: true });
      return;
    }
    // Replaces the exam's history entry, so that Forward leads to the result. Bypasses the router,
    // since this page is left at once.
    if (position !== undefined) history.replaceState(history.state, '', result);
    navigate(-1);
  };
}
