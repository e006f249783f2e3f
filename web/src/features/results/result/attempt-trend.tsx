/**
 * The scores of all attempts as bars, with the first, best and latest one as numbers. The table of
 * attempts below has the same scores.
 */
import { Box, chakra } from '@chakra-ui/react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { ResultDetail, ResultDetails } from '../result-details.tsx';
import { exactNumber } from '../review/arithmetic-text.ts';

export interface ScoredAttempt {
  readonly id: string;
  /** 1 is the first attempt. */
  readonly number: number;
  readonly score: number;
}

interface AttemptTrendProps {
  /** Oldest first; at least two. */
  readonly attempts: readonly ScoredAttempt[];
}

/**
 * With more bars the scores above them would be too small; the numbers and the table cover all
 * attempts.
 */
const MAX_BARS = { phone: 6, wide: 12 };
/** Width of a bar, in units of the drawing, which is as wide as its bars. */
const BAR = 24;
const HEIGHT = 100;
/** Space for a score above or below the bars. */
const LABEL = 16;

export function AttemptTrend({ attempts }: AttemptTrendProps) {
  const { t, digits } = useI18n();
  const [first, last] = [attempts[0], attempts.at(-1)];
  const best = attempts.reduce<ScoredAttempt | undefined>(
    (bestSoFar, next) => (bestSoFar && bestSoFar.score >= next.score ? bestSoFar : next),
    undefined,
  );
  if (!first || !last || !best) return null;
  const values = {
    first: exactNumber(first.score, digits),
    best: exactNumber(best.score, digits),
    last: exactNumber(last.score, digits),
  };

  const label = t('results.trend', { count: attempts.length, ...values });

  return (
    <>
      <ResultDetails>
        <ResultDetail name={t('results.trendFirst')}>{values.first}</ResultDetail>
        <ResultDetail name={t('results.trendBest')}>{values.best}</ResultDetail>
        <ResultDetail name={t('results.trendLast')}>{values.last}</ResultDetail>
      </ResultDetails>
      {/* Only one is shown, also to screen readers. */}
      {attempts.length > MAX_BARS.phone && (
        <Box display={{ base: 'none', md: 'block' }}>
          <Bars attempts={attempts.slice(-MAX_BARS.wide)} bestId={best.id} label={label} />
        </Box>
      )}
      <Box display={attempts.length > MAX_BARS.phone ? { base: 'block', md: 'none' } : 'block'}>
        <Bars attempts={attempts.slice(-MAX_BARS.phone)} bestId={best.id} label={label} />
      </Box>
    </>
  );
}

interface BarsProps {
  readonly attempts: readonly ScoredAttempt[];
  readonly bestId: string;
  readonly label: string;
}

function Bars({ attempts, bestId, label }: BarsProps) {
  const { digits } = useI18n();
  const scores = attempts.map(({ score }) => score);
  const [top, bottom] = [Math.max(0, ...scores), Math.min(0, ...scores)];
  const unit = HEIGHT / Math.max(top - bottom, 1);
  const zero = LABEL + top * unit;
  const [width, height] = [attempts.length * BAR * 2, HEIGHT + 2 * LABEL];

  return (
    <Drawing
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      maxW={`${width * 2}px`}
    >
      {attempts.map(({ id, score }, index) => {
        const x = index * BAR * 2 + BAR / 2;
        const length = Math.max(Math.abs(score) * unit, 1);
        const y = score < 0 ? zero : zero - length;
        return (
          <g key={id} data-best={id === bestId || undefined} data-negative={score < 0 || undefined}>
            <rect x={x} y={y} width={BAR} height={length} rx="2" />
            <text x={x + BAR / 2} y={score < 0 ? y + length + 12 : y - 4}>
              {exactNumber(score, digits)}
            </text>
          </g>
        );
      })}
      <line x1="0" x2={width} y1={zero} y2={zero} />
    </Drawing>
  );
}

const Drawing = chakra('svg', {
  base: {
    display: 'block',
    w: 'full',
    h: 'auto',
    maxH: '11rem',
    my: '4',
    printColorAdjust: 'exact',
    '& text': {
      fontSize: '11px',
      textAnchor: 'middle',
      fill: 'fg.muted',
      fontVariantNumeric: 'tabular-nums',
    },
    '& rect': { fill: 'primary', opacity: '0.55' },
    '& [data-best] rect': { opacity: '1' },
    '& [data-best] text': { fill: 'fg', fontWeight: 'semibold' },
    '& [data-negative] rect': { fill: 'error' },
    '& line': { stroke: 'border.strong', strokeWidth: '1' },
    _highContrast: { '& rect': { fill: 'CanvasText' }, '& text': { fill: 'CanvasText' } },
  },
});
