/**
 * One practice question: first to be answered, then with the verdict, the correct answer and the
 * explanation.
 */
import { chakra, Flex } from '@chakra-ui/react';
import { useId, useLayoutEffect, useRef } from 'react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { optionLetter } from '../../../i18n/option-letters.ts';
import { Icon } from '../../../ui/content/icons.tsx';
import { RichHtml } from '../../../ui/content/rich-html.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { JudgedOptions, QuestionFrame, QuestionHead, SideNote } from '../review/question-parts.tsx';
import type { NumberedQuestion, ReviewedQuestion } from '../review/review.ts';

interface PracticeQuestionProps {
  readonly item: NumberedQuestion<ReviewedQuestion>;
  /** True if only one option can be selected. */
  readonly isOnly: boolean;
  readonly selected: readonly string[];
  /** Null until it is checked. */
  readonly verdict: boolean | null;
  readonly isLast: boolean;
  readonly onChoose: (optionId: string) => void;
  readonly onCheck: () => void;
  readonly onNext: () => void;
}

const Options = chakra('fieldset', {
  base: {
    display: 'grid',
    gap: '2',
    m: '0',
    p: '0',
    border: 'none',
    '& label': { borderColor: 'border.strong', cursor: 'pointer' },
    '& label:hover': { bg: 'bg.muted' },
    '& label:has(:checked)': { borderColor: 'primary', bg: 'primary.subtle' },
    '& label:focus-within': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '2px' },
    '& input': { w: '5', h: '5', m: '0', flexShrink: '0', outline: 'none' },
  },
});

export function PracticeQuestion(props: PracticeQuestionProps) {
  const { item, isOnly, selected, verdict, isLast, onChoose, onCheck, onNext } = props;
  const { t, lang } = useI18n();
  const { question, number, subjectName } = item;
  const headId = useId();
  const head = useRef<HTMLDivElement>(null);
  const judged = useRef<HTMLDivElement>(null);
  const isChecked = verdict !== null;

  // Moves the focus to the start of each step, so that screen readers read it from there: the
  // question, then the verdict.
  useLayoutEffect(() => (isChecked ? judged : head).current?.focus(), [isChecked]);

  return (
    <QuestionFrame css={{ contentVisibility: 'visible' }}>
      <QuestionHead
        id={headId}
        ref={head}
        number={number}
        subjectName={subjectName}
        html={question.text.html}
        isUnsure={false}
      />
      {isChecked ? (
        <JudgedOptions
          options={question.options.map((option) => ({
            ...option,
            isSelected: selected.includes(option.id),
          }))}
        />
      ) : (
        <Options aria-labelledby={headId}>
          {question.options.map(({ id, text }, index) => (
            <label key={id} className="option">
              <input
                type={isOnly ? 'radio' : 'checkbox'}
                name={headId}
                checked={selected.includes(id)}
                onChange={() => onChoose(id)}
              />
              <span className="letter">{optionLetter(index, lang)}</span>
              <RichHtml as="span" html={text.html} />
            </label>
          ))}
        </Options>
      )}
      {isChecked && (
        <Flex
          ref={judged}
          tabIndex={-1}
          align="center"
          gap="2"
          mt="3"
          fontWeight="semibold"
          color={verdict ? 'primary.fg' : 'error.fg'}
          _focus={{ outline: 'none' }}
        >
          <Icon name={verdict ? 'check' : 'close'} />
          {t(verdict ? 'results.practiceRight' : 'results.practiceWrong')}
        </Flex>
      )}
      {isChecked && question.explanation && (
        <SideNote title={t('results.explanation')}>
          <RichHtml html={question.explanation.html} />
        </SideNote>
      )}
      <Flex mt="4">
        {isChecked ? (
          <Button key="next" onClick={onNext}>
            {t(isLast ? 'results.practiceFinish' : 'results.practiceNext')}
          </Button>
        ) : (
          <Button key="check" onClick={onCheck}>
            {t('results.practiceCheck')}
          </Button>
        )}
      </Flex>
    </QuestionFrame>
  );
}
