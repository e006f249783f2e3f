/** Styleguide: components of the exam room and the result, with an interactive question. */
import { Box, Grid } from '@chakra-ui/react';
import { useState } from 'react';
import {
  type Section as PaperSection,
  summarize,
} from '../features/exam-room/attempt/paper/sections.ts';
import { setOption } from '../features/exam-room/attempt/sheet/sheet-changes.ts';
import { ExamSummary } from '../features/exam-room/components/exam-summary.tsx';
import { Countdown } from '../features/exam-room/components/status/countdown.tsx';
import { Palette } from '../features/exam-room/questions/palette.tsx';
import { QuestionCard } from '../features/exam-room/questions/question-card.tsx';
import { useQuestionActions } from '../features/exam-room/questions/use-question-actions.ts';
import { type AnswerSheet, emptySheet } from '../features/exam-room/storage/attempt-store.ts';
import { SubjectBars } from '../features/results/result/subject-bars.tsx';
import { ProgressBar } from '../features/students/courses/progress-bar.tsx';
import { useI18n } from '../i18n/i18n.tsx';
import { Piece, Row, Section } from './section.tsx';

const question = {
  id: 'q1',
  points: 1,
  text: { html: 'একটি বস্তুর বেগ দ্বিগুণ হলে গতিশক্তি কত গুণ হবে?' },
  options: ['দ্বিগুণ', 'চার গুণ', 'আট গুণ', 'অপরিবর্তিত'].map((html, index) => ({
    id: `q1-${index}`,
    text: { html },
  })),
};

const sections: readonly PaperSection[] = [
  {
    id: 's1',
    name: 'পদার্থবিজ্ঞান',
    mandatory: true,
    isWritten: false,
    questionIds: ['q1', 'q2', 'q3', 'q4', 'q5', 'q6'],
  },
];

const answered: AnswerSheet = {
  ...emptySheet,
  chosen: { q2: ['q2-1'], q3: ['q3-1'] },
  unsure: ['q3', 'q5'],
};

const subjects = [
  {
    id: 's1',
    name: 'পদার্থবিজ্ঞান',
    score: 11.25,
    totalPoints: 25,
    questions: [],
    correctCount: 14,
    wrongCount: 6,
    blankCount: 5,
  },
];

const none: readonly string[] = [];

export function ExamPieces() {
  const { t } = useI18n();
  const [sheet, setSheet] = useState(answered);
  const actions = useQuestionActions(setSheet, setOption);
  return (
    <Section name="Exams">
      <Piece name="Countdown">
        <Row>
          <Countdown seconds={1834} isHidden={false} />
          <Countdown seconds={134} isHidden={false} />
          <Countdown seconds={1834} isHidden />
        </Row>
      </Piece>
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 18rem' }} gap="8">
        <Piece name="QuestionCard">
          <QuestionCard
            question={question}
            number={1}
            choice="one"
            selected={sheet.chosen[question.id] ?? none}
            crossedOut={sheet.crossedOut[question.id] ?? none}
            isUnsure={sheet.unsure.includes(question.id)}
            isFrozen={false}
            actions={actions}
          />
        </Piece>
        <Piece name="ExamSummary, Palette">
          <ExamSummary summary={summarize(sheet, sections)} blankCost={0} hasUnsure />
          <Box mt="5">
            <Palette sections={sections} sheet={sheet} current="q4" onGo={() => undefined} />
          </Box>
        </Piece>
      </Grid>
      <Piece name="SubjectBars, ProgressBar">
        <SubjectBars subjects={subjects} />
        <Box mt="6" maxW="reading">
          <ProgressBar label={t('students.overallProgress')} percent={62} />
        </Box>
      </Piece>
    </Section>
  );
}
