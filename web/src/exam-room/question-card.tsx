/** One question of a paper with its options as large rows. Drawn again only when its own answer changes: a paper has a hundred of them. */
import { chakra } from '@chakra-ui/react';
import { type KeyboardEvent, memo } from 'react';
import { useI18n } from '../i18n/i18n.tsx';
import { optionLetter } from '../i18n/option-letters.ts';
import { Icon } from '../ui/icons.tsx';
import { RichHtml } from '../ui/rich-html.tsx';
import type { QuestionCard_QuestionFragment } from './generated/paper.ts';

interface QuestionCardProps {
  readonly question: QuestionCard_QuestionFragment;
  readonly number: number;
  /** `many`: checkboxes, and what is chosen stays chosen. `one`: the choice can be changed. */
  readonly choice: 'many' | 'one';
  readonly selected: readonly string[];
  readonly isUnsure: boolean;
  readonly isFrozen: boolean;
  readonly onChoose: (questionId: string, optionId: string) => void;
  readonly onUnsure: (questionId: string) => void;
}

/** One styled element per question; its parts are plain, which a cheap phone notices. */
const Card = chakra('fieldset', {
  base: {
    minW: '0',
    m: '0',
    p: { base: '4', md: '5' },
    borderWidth: '1px',
    borderRadius: 'md',
    bg: 'bg.panel',
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 22rem',
    scrollMarginTop: '5.5rem',
    '&:focus': { outline: 'none', borderColor: 'primary' },
    '& .head': { display: 'flex', gap: '3', mb: '4', fontSize: 'lg', lineHeight: 'snug' },
    '& .number': { fontWeight: 'semibold', color: 'primary.fg', fontVariantNumeric: 'tabular-nums', flexShrink: '0' },
    '& .text': { flex: '1', minW: '0' },
    '& .foot': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '3', mt: '2' },
    '& .marks': { fontSize: 'sm', color: 'fg.muted', whiteSpace: 'nowrap' },
    '& .options': { display: 'grid', gap: '2' },
    '& label.option': {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minH: '3rem',
      px: '3',
      py: '2',
      borderWidth: '1px',
      borderColor: 'border.strong',
      borderRadius: 'md',
      cursor: 'pointer',
    },
    '& label.option:hover': { bg: 'bg.muted' },
    '& label.option[data-chosen]': { borderColor: 'primary', boxShadow: 'inset 0 0 0 1px var(--ap-colors-primary)', bg: 'primary.subtle' },
    '& label.option:focus-within': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '2px' },
    '& label.option input': { w: '5', h: '5', m: '0', flexShrink: '0', accentColor: 'var(--ap-colors-primary)', outline: 'none' },
    '& .letter': { fontWeight: 'semibold', minW: '1.25rem', textAlign: 'center', flexShrink: '0' },
    '& .unsure': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      minH: 'target',
      px: '2',
      ms: '-2',
      fontSize: 'sm',
      color: 'fg.muted',
      borderRadius: 'sm',
      cursor: 'pointer',
    },
    '& .unsure[aria-pressed=true]': { color: 'accent.fg', bg: 'accent.subtle', fontWeight: 'semibold' },
    '&[data-frozen] label': { cursor: 'default' },
  },
});

export const QuestionCard = memo(function QuestionCard(props: QuestionCardProps) {
  const { question, number, choice, selected, isUnsure, isFrozen, onChoose, onUnsure } = props;
  const { t, lang, digits } = useI18n();
  const headId = `${questionElementId(question.id)}-text`;
  return (
    <Card
      id={questionElementId(question.id)}
      tabIndex={-1}
      aria-labelledby={headId}
      data-frozen={isFrozen || undefined}
      onKeyDown={choice === 'many' ? moveByArrows : undefined}
    >
      <div className="head" id={headId}>
        <span className="number">{digits(number)}.</span>
        <span className="text">
          <RichHtml as="span" html={question.text.html} />
        </span>
      </div>
      <div className="options">
        {question.options.map((option, index) => {
          const isChosen = selected.includes(option.id);
          return (
            <label key={option.id} className="option" data-chosen={isChosen || undefined}>
              <input
                type={choice === 'many' ? 'checkbox' : 'radio'}
                name={question.id}
                checked={isChosen}
                disabled={isFrozen}
                aria-describedby={choice === 'many' && isChosen ? LOCKED_NOTE_ID : undefined}
                onChange={() => onChoose(question.id, option.id)}
              />
              <span className="letter">{optionLetter(index, lang)}</span>
              <RichHtml as="span" html={option.text.html} />
            </label>
          );
        })}
      </div>
      <div className="foot">
        <button type="button" className="unsure" aria-pressed={isUnsure} disabled={isFrozen} onClick={() => onUnsure(question.id)}>
          <Icon name="flag" size="4" />
          {t('exams.unsure')}
        </button>
        <span className="marks">{t('exams.marks', { points: question.points, count: question.points })}</span>
      </div>
    </Card>
  );
});

/** The element that says that a choice cannot be removed; the paper draws it once. */
export const LOCKED_NOTE_ID = 'choice-stays';

export function questionElementId(questionId: string): string {
  return `question-${questionId}`;
}

/** Up and down go from option to option, as they do between radio buttons; space chooses. */
function moveByArrows(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  const options = [...event.currentTarget.querySelectorAll<HTMLInputElement>('.option input')];
  options.at((options.indexOf(document.activeElement as HTMLInputElement) + step) % options.length)?.focus();
}
