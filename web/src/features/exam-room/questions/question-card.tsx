/**
 * One question of a paper with its options. Memoized, because a paper has a hundred questions and
 * only one changes at a time.
 */
import { type KeyboardEvent, memo, useState } from 'react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Icon } from '../../../ui/content/icons.tsx';
import { RichHtml } from '../../../ui/content/rich-html.tsx';
import type { QuestionCard_QuestionFragment } from '../attempt/paper/generated/paper.ts';
import { isFirstUse } from '../storage/device-setting.ts';
import { OptionRow } from './option-row.tsx';
import { Card } from './question-style.ts';
import { useLongPress } from './use-long-press.ts';
import type { QuestionActions } from './use-question-actions.ts';

interface QuestionCardProps {
  readonly question: QuestionCard_QuestionFragment;
  readonly number: number;
  /**
   * `many`: checkboxes, and a choice is final. `one`: radio buttons, and the choice can be changed
   * and cleared.
   */
  readonly choice: 'many' | 'one';
  readonly selected: readonly string[];
  readonly crossedOut: readonly string[];
  readonly isUnsure: boolean;
  readonly isFrozen: boolean;
  /** Marks deducted for a blank answer; shown before a choice is cleared. */
  readonly blankCost?: number;
  readonly actions: QuestionActions;
}

export const QuestionCard = memo(function QuestionCard(props: QuestionCardProps) {
  const {
    question,
    number,
    choice,
    selected,
    crossedOut,
    isUnsure,
    isFrozen,
    blankCost = 0,
    actions,
  } = props;
  const { t, digits } = useI18n();
  const [isHinted, setHinted] = useState(false);
  const [isTipShown, setTipShown] = useState(false);
  const id = questionElementId(question.id);

  const choose = (optionId: string) => {
    const stays = choice === 'many' && selected.includes(optionId);
    setHinted(stays);
    if (!stays) actions.choose(question.id, optionId);
  };

  const crossOut = (optionId: string) => {
    if (isFrozen) return;
    if (isFirstUse('cross-out')) setTipShown(true);
    actions.crossOut(question.id, optionId);
  };
  const longPress = useLongPress(crossOut);

  const closeTip = () => {
    setTipShown(false);
    document.getElementById(id)?.focus({ preventScroll: true });
  };

  const clear = () => {
    actions.clear(question.id);
    // The button disappears with the choice, so the focus moves to the question.
    document.getElementById(id)?.focus({ preventScroll: true });
  };

  return (
    <Card
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-text`}
      data-question={question.id}
      data-frozen={isFrozen || undefined}
      onKeyDown={choice === 'many' ? moveByArrows : undefined}
      {...longPress}
    >
      <div className="head" id={`${id}-text`}>
        <span className="number">{digits(number)}.</span>
        <span className="text">
          <RichHtml as="span" html={question.text.html} />
        </span>
      </div>
      <div className="options">
        {question.options.map((option, index) => (
          <OptionRow
            key={option.id}
            option={option}
            index={index}
            questionId={question.id}
            choice={choice}
            isChosen={selected.includes(option.id)}
            isCrossedOut={crossedOut.includes(option.id)}
            isFrozen={isFrozen}
            onChoose={choose}
            onCrossOut={crossOut}
          />
        ))}
      </div>
      <div className="tip" aria-live="polite">
        {isTipShown && (
          <p>
            <span>{t('paper.crossOutHint')}</span>
            <button type="button" onClick={closeTip}>
              {t('paper.crossOutKnown')}
            </button>
          </p>
        )}
      </div>
      <div className="foot">
        <button
          type="button"
          className="unsure"
          aria-pressed={isUnsure}
          disabled={isFrozen}
          onClick={() => actions.toggleUnsure(question.id)}
        >
          <Icon name="flag" size="4" />
          {t('paper.unsure')}
        </button>
        {choice === 'one' && selected.length > 0 && !isFrozen && (
          <button type="button" onClick={clear}>
            {t('paper.clearChoice')}{' '}
            {blankCost > 0 && (
              <span className="price">{t('paper.clearCosts', { cost: blankCost })}</span>
            )}
          </button>
        )}
        {choice === 'many' && (
          <span className="hint" role="status">
            {isHinted && t('paper.choiceStays')}
          </span>
        )}
        <span className="marks">
          {t('paper.marks', { points: question.points, count: question.points })}
        </span>
      </div>
    </Card>
  );
}, isSameCard);

export function questionElementId(questionId: string): string {
  return `question-${questionId}`;
}

/**
 * Compares `selected` and `crossedOut` by content: sheets read from the device's storage are new
 * objects each time.
 */
function isSameCard(before: QuestionCardProps, after: QuestionCardProps): boolean {
  const names = Object.keys(after) as (keyof QuestionCardProps)[];
  return names.every((name) => {
    if (name === 'selected' || name === 'crossedOut')
      return before[name].join() === after[name].join();
    return before[name] === after[name];
  });
}

/** Arrow up and down move between options, as between radio buttons; Space selects. */
function moveByArrows(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  const options = [...event.currentTarget.querySelectorAll<HTMLInputElement>('.option input')];
  options
    .at((options.indexOf(document.activeElement as HTMLInputElement) + step) % options.length)
    ?.focus();
}
