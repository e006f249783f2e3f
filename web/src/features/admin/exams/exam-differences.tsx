/** The differences between two versions of an exam: its details, and its questions one by one. */
import { useI18n } from '../../../i18n/i18n.tsx';
import { Differences, differencesOf } from '../conflicts/differences.tsx';
import type { ExamValues, QuestionValues } from './exam-values.ts';

interface ExamDifferencesProps {
  readonly kind: 'exam' | 'paper';
  readonly mine: ExamValues;
  readonly theirs: ExamValues;
}

/** Label -> text, in the order of the form. */
type Parts = ReadonlyMap<string, string>;

export function ExamDifferences({ kind, mine, theirs }: ExamDifferencesProps) {
  const partsOf = useParts(kind);
  const [ours, others] = [partsOf(mine), partsOf(theirs)];
  const labels = [...new Set([...ours.keys(), ...others.keys()])];
  return (
    <Differences
      list={differencesOf(
        labels.map((label) => ({
          label,
          mine: ours.get(label) ?? '',
          theirs: others.get(label) ?? '',
        })),
      )}
    />
  );
}

const SHUFFLES = {
  OFF: 'admin.shuffleOff',
  QUESTIONS: 'admin.shuffleQuestions',
  OPTIONS: 'admin.shuffleOptions',
  BOTH: 'admin.shuffleBoth',
} as const;

function useParts(kind: ExamDifferencesProps['kind']): (values: ExamValues) => Parts {
  const { t } = useI18n();
  const isSingle = kind === 'exam';
  const questionLabel = (number: number) => t('admin.question', { number });

  const subjectParts = (
    { name, mandatory, questions }: ExamValues['subjects'][number],
    index: number,
  ): [string, string][] => {
    const title = t('admin.subjectNumber', { number: index + 1 });
    const head: [string, string] = [
      title,
      [name, ...(mandatory ? [t('admin.mandatory')] : [])].join('\n'),
    ];
    const listed = questions.map((question, at): [string, string] => {
      const label = questionLabel(at + 1);
      return [isSingle ? label : `${title}, ${label}`, questionText(question)];
    });
    return isSingle ? listed : [head, ...listed];
  };

  return (values) =>
    new Map([
      [t('admin.title'), values.title],
      [t('admin.timeLimit'), values.timeLimitMinutes],
      [t('admin.negativeMarking'), values.negativeMarkingPercentage],
      [t('admin.shuffle'), t(SHUFFLES[values.shuffle])],
      ...(isSingle ? singleParts(values) : []),
      ...values.subjects.flatMap(subjectParts),
      ...values.writtenQuestions.map((question, index): [string, string] => [
        questionLabel(index + 1),
        [question.text, question.answerGuidelines, question.solutionPdfUrl]
          .filter(Boolean)
          .join('\n'),
      ]),
    ]);

  function singleParts({
    type,
    totalMarks,
    passingScorePercent,
    startingDate,
  }: ExamValues): [string, string][] {
    return [
      [t('admin.examType'), t(type === 'MCQ' ? 'admin.typeMcq' : 'admin.typeWritten')],
      [t('admin.totalMarks'), totalMarks],
      [t('admin.passingScore'), passingScorePercent],
      [t('admin.startingDate'), startingDate.replace('T', ' ')],
    ];
  }
}

/** The question with its points, options and explanation; correct options are ticked. */
export function questionText({ text, points, options, explanation }: QuestionValues): string {
  const listed = options.map((option) => `${option.isCorrect ? '✓' : '–'} ${option.text}`);
  return [`${text} (${points})`, ...listed, ...(explanation ? [explanation] : [])].join('\n');
}
