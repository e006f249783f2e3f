/** A thin line below the top bar: how much of a text has been scrolled past. */
import { Box } from '@chakra-ui/react';
import { type RefObject, useEffect, useState } from 'react';
import { useI18n } from '../../../i18n/i18n.tsx';

export function ReadingProgress({ article }: { readonly article: RefObject<HTMLElement | null> }) {
  const { t } = useI18n();
  const [percent, setPercent] = useState(0);

  useEffect(() => {
    let frame = 0;
    const measure = () => {
      frame = 0;
      const box = article.current?.getBoundingClientRect();
      if (!box || box.height === 0) return;
      setPercent(
        Math.round(Math.min(1, Math.max(0, (window.innerHeight - box.top) / box.height)) * 100),
      );
    };
    const plan = () => {
      frame ||= requestAnimationFrame(measure);
    };
    plan();
    window.addEventListener('scroll', plan, { passive: true });
    window.addEventListener('resize', plan);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', plan);
      window.removeEventListener('resize', plan);
    };
  }, [article]);

  return (
    <Box
      className="no-print"
      role="progressbar"
      aria-label={t('learning.readSoFar')}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      position="fixed"
      top="0"
      insetInline="0"
      h="3px"
      zIndex="menu"
      pointerEvents="none"
    >
      <Box h="full" bg="primary" transformOrigin="left" transform={`scaleX(${percent / 100})`} />
    </Box>
  );
}
