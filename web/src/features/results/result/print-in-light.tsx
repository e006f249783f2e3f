/** On paper: A4 with margins, and white. In the dark mode the page is printed in the light colours, and is dark again after it. */
import { useEffect } from 'react';

/** Hoisted into the head by React, and only there while the review is shown. */
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
