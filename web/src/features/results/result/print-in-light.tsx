/** Print styles of the review: A4 with margins, and always in light colours, also in dark mode. */
import { useEffect } from 'react';

/** React hoists the style into the head while the review is rendered. */
export function PrintStyle() {
  return <style>{'@page { size: A4; margin: 15mm 14mm; }'}</style>;
}

export function usePrintInLight(): void {
  useEffect(() => {
    const { classList } = document.documentElement;
    let wasDark = false;
    const before = () => {
      wasDark = classList.contains('dark');
      classList.remove('dark');
    };
    const after = () => {
      if (wasDark) classList.add('dark');
    };
    addEventListener('beforeprint', before);
    addEventListener('afterprint', after);
    return () => {
      removeEventListener('beforeprint', before);
      removeEventListener('afterprint', after);
    };
  }, []);
}
