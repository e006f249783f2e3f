/**
 * Lists what is wrong with the questions while they are written, each with a button that leads to
 * its question.
 */
import { Box, chakra, Text } from '@chakra-ui/react';
import { useDeferredValue, useEffect, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useI18n } from '../../../../i18n/i18n.tsx';
import { readNumber } from '../../form/numbers.ts';
import { notInRange } from '../../form/schemas.ts';
import { limits } from '../../question-files/read/question.ts';
import { hasAllTexts } from '../board-forms/parts.ts';
import {
  type ExamValues,
  isEmptyQuestion,
  optionsProblem,
  type QuestionValues,
} from '../exam-values.ts';

type Find = (source: string) => readonly string[];

/** The check of formulas, loaded with KaTeX as soon as a text has a formula. */
function useFormulaCheck(isNeeded: boolean): Find | null {
  const [find, setFind] = useState<Find | null>(null);
  useEffect(() => {
    if (!isNeeded || find) return;
    let isCancelled = false;
    const formulasOfSource = new Map<string, readonly string[]>();
    void import('../../formulas/rendered.ts').then(
      ({ brokenFormulas }) => {
        const remembering: Find = (source) => {
          const formulas = formulasOfSource.get(source) ?? brokenFormulas(source);
          formulasOfSource.set(source, formulas);
          return formulas;
        };
        if (!isCancelled) setFind(() => remembering);
      },
      // Offline: the list is shown without this check until the next visit.
      () => undefined,
    );
    return () => {
      isCancelled = true;
    };
  }, [isNeeded, find]);
  return find;
}

const textsOf = ({ text, explanation, options }: QuestionValues) => [
  text,
  explanation,
  ...options.map((option) => option.text),
];

interface QuestionProblemsProps {
  readonly form: UseFormReturn<ExamValues>;
  /** Whether exactly one option of each question must be correct. */
  readonly isSingle: boolean;
  /** True after the first attempt to save: from then on, empty questions are listed as well. */
  readonly hasTriedToSave: boolean;
}

/** More are not listed: after the first ones are corrected, the next ones appear. */
const MAX_LISTED = 10;

export function QuestionProblems({ form, isSingle, hasTriedToSave }: QuestionProblemsProps) {
  'use no memo'; // react-hook-form mutates its objects
  const i18n = useI18n();
  const { t } = i18n;
  const subjects = useDeferredValue(useWatch({ control: form.control, name: 'subjects' }));
  const all = subjects.flatMap(({ questions }) => questions);
  const brokenIn = useFormulaCheck(
    all.some((question) => textsOf(question).some((text) => text.includes('$'))),
  );
  const texts = {
    equal: t('admin.optionsEqual'),
    none: t('admin.optionsNoneCorrect'),
    several: t('admin.optionsSeveralCorrect'),
  };

  const problemOf = (question: QuestionValues): string | null => {
    if (isEmptyQuestion(question) && !hasTriedToSave) return null;
    const isFilled =
      question.text.trim() !== '' &&
      hasAllTexts(question.text) &&
      question.options.every(({ text }) => text.trim() !== '');
    if (!isFilled && hasTriedToSave) return t('admin.textsMissing');
    const problem = optionsProblem(question, { isSingle });
    if (problem && (isFilled || problem === 'equal')) return texts[problem];
    const points = readNumber(question.points);
    if (points === null) return t('admin.pointsMissing');
    const { minPoints, maxPoints } = limits;
    if (!(points >= minPoints && points <= maxPoints))
      return `${t('admin.points')}: ${notInRange({ min: minPoints, max: maxPoints })(i18n)}`;
    const broken = brokenIn
      ? textsOf(question).flatMap((text) => (text.includes('$') ? brokenIn(text) : []))
      : [];
    return broken.length > 0 ? t('admin.formulaInvalid', { formula: broken.join(' · ') }) : null;
  };

  const problems = subjects.flatMap(({ name, questions }, subject) =>
    questions.flatMap((question, index) => {
      const problem = problemOf(question);
      const number = t('admin.question', { number: index + 1 });
      const label = name.trim() ? `${name.trim()}, ${number}` : number;
      return problem === null
        ? []
        : [{ path: `subjects.${subject}.questions.${index}.text` as const, label, problem }];
    }),
  );

  return (
    <Box p={problems.length > 0 ? '3' : '0'} bg="bg.muted" borderRadius="md">
      {/* Only the number is announced: the whole list at each key press would drown the typing. */}
      <Text role="status" fontWeight="semibold">
        {problems.length > 0 && t('admin.problemsIn', { count: problems.length })}
      </Text>
      {problems.length > 0 && (
        <chakra.ul listStyleType="none">
          {problems.slice(0, MAX_LISTED).map(({ path, label, problem }) => (
            <li key={path}>
              <chakra.button
                type="button"
                minH="target"
                textDecoration="underline"
                cursor="pointer"
                onClick={() => form.setFocus(path)}
              >
                {label}
              </chakra.button>
              : {problem}
            </li>
          ))}
        </chakra.ul>
      )}
    </Box>
  );
}
