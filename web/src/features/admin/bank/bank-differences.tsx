/** The differences between two versions of a question of the bank. */
import { useI18n } from '../../../i18n/i18n.tsx';
import { Differences, differencesOf } from '../conflicts/differences.tsx';
import { questionText } from '../exams/exam-differences.tsx';
import type { ExamValues } from '../exams/exam-values.ts';
import { type BankValues, marksOfParts } from './bank-values.ts';
import { useDifficultyNames } from './place/difficulty-names.ts';
import { tagsIn } from './place/place-values.ts';

function contentText({ type, subjects, writtenQuestions, totalMarks }: ExamValues): string {
  if (type === 'MCQ')
    return subjects.flatMap(({ questions }) => questions.map(questionText)).join('\n');
  return writtenQuestions
    .map(({ text, answerGuidelines }) =>
      questionText({
        storedId: '',
        text,
        options: [],
        explanation: answerGuidelines,
        points: String(marksOfParts(text) ?? totalMarks),
      }),
    )
    .join('\n');
}

interface BankDifferencesProps {
  readonly mine: BankValues;
  readonly theirs: BankValues;
}

export function BankDifferences({ mine, theirs }: BankDifferencesProps) {
  const { t } = useI18n();
  const names = useDifficultyNames();
  const textsOf = ({ exam, place: { subject, chapter, difficulty, tags } }: BankValues) => [
    contentText(exam),
    subject.trim(),
    chapter.trim(),
    difficulty && names[difficulty],
    tagsIn(tags).join(', '),
  ];
  const [ours, others] = [textsOf(mine), textsOf(theirs)];
  const labels = [
    t('questionbank.question'),
    t('questionbank.subject'),
    t('questionbank.chapter'),
    t('questionbank.difficulty'),
    t('questionbank.tags'),
  ];
  return (
    <Differences
      list={differencesOf(
        labels.map((label, index) => ({
          label,
          mine: ours[index] ?? '',
          theirs: others[index] ?? '',
        })),
      )}
    />
  );
}
