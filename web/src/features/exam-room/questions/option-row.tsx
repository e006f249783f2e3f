/**
 * One option of a question. The row is a label, which selects on release; the button beside the row
 * crosses the option out.
 */
import { useI18n } from '../../../i18n/i18n.tsx';
import { optionLetter } from '../../../i18n/option-letters.ts';
import { Icon } from '../../../ui/content/icons.tsx';
import { RichHtml } from '../../../ui/content/rich-html.tsx';
import { VisuallyHidden } from '../../../ui/page/visually-hidden.tsx';

interface OptionRowProps {
  readonly option: { readonly id: string; readonly text: { readonly html: string } };
  readonly index: number;
  readonly questionId: string;
  readonly choice: 'many' | 'one';
  readonly isChosen: boolean;
  readonly isCrossedOut: boolean;
  readonly isFrozen: boolean;
  readonly onChoose: (optionId: string) => void;
  readonly onCrossOut: (optionId: string) => void;
}

export function OptionRow(props: OptionRowProps) {
  const {
    option,
    index,
    questionId,
    choice,
    isChosen,
    isCrossedOut,
    isFrozen,
    onChoose,
    onCrossOut,
  } = props;
  const { t, lang } = useI18n();
  const letter = optionLetter(index, lang);
  return (
    <div
      className="option"
      data-chosen={isChosen || undefined}
      data-crossed={isCrossedOut || undefined}
    >
      <label data-press={option.id}>
        <input
          type={choice === 'many' ? 'checkbox' : 'radio'}
          name={questionId}
          checked={isChosen}
          disabled={isFrozen}
          aria-describedby={choice === 'many' && isChosen ? LOCKED_NOTE_ID : undefined}
          onChange={() => onChoose(option.id)}
        />
        <span className="letter">{letter}</span>
        <span className="text">
          <RichHtml as="span" html={option.text.html} />
        </span>
        {isCrossedOut && <VisuallyHidden>{t('paper.crossedOut')}</VisuallyHidden>}
      </label>
      <button
        type="button"
        className="cross"
        aria-label={t('paper.crossOut', { letter })}
        aria-pressed={isCrossedOut}
        disabled={isFrozen || isChosen}
        onClick={() => onCrossOut(option.id)}
      >
        <Icon name="strike" size="5" />
      </button>
    </div>
  );
}

/** The id of the note that a choice cannot be removed; the paper renders it once. */
export const LOCKED_NOTE_ID = 'choice-stays';
