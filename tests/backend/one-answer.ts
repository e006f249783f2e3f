// One right answer in an exam of the fixture, because an attempt without answers creates no result
// (docs/decisions/020).
import { mcqIdOf, optionIdOf } from '../../backend/src/db/demo/question-rows.ts';
import { anMcq } from './content-fixture.ts';
import type { Student } from './kit.ts';
import { sendPdf } from './send-pdf.ts';

function firstOption(parentId: string, name: string) {
  const questionId = mcqIdOf(parentId, anMcq(name).question);
  return { questionId, optionId: optionIdOf(questionId, `${name} first`) };
}

/** `subjects` of a result in a paper, worth one mark. @param examId as `free-a-2023-exam` */
export function onePaperAnswer(examId: string) {
  const subjectId = `${examId}-subject-1`;
  const { questionId, optionId } = firstOption(subjectId, `${examId.split('-')[0]} p1`);
  return [{ subjectId, results: [{ questionId, selectedOption: [optionId] }] }];
}

/** `mcqAnswers` of a result in a single exam, as `free10-motion-exam-1`. */
export function oneSingleAnswer(examId: string) {
  const { questionId, optionId } = firstOption(examId, `${examId.split('-')[0]} m1`);
  return [{ questionId, selectedOption: optionId }];
}

/** `writtenAnswer` of a result in a written exam: a PDF for its first question. */
export async function oneWrittenAnswer(person: Student, examId: string) {
  const [question] = (await person.get(`/examcreation/examid/${examId}`)).body.written;
  const { url } = (await sendPdf(person)).body;
  return [{ questionId: question._id as string, answerPdf: url as string }];
}
