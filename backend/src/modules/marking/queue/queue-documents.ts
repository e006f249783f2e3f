// Wire documents of the extension `marking-queue` (docs/rest-contract.md, "Extensions").
import { type Static, Type } from 'typebox';
import { closed, cursorFields, Id } from '../../../http/validation/bodies.ts';
import { Submission } from '../../results/documents.ts';

/**
 * `waiting`: for a mark of the reader. `marked`: with a final mark, or with one of two marks that
 * the reader has given.
 */
const State = Type.Enum(['waiting', 'marked'], { default: 'waiting' });
export type QueueState = Static<typeof State>;

const filter = { state: State, examId: Type.Optional(Id), userId: Type.Optional(Id) };
export const QueueQuery = Type.Object({ ...filter, ...cursorFields }, closed);
export const NeighboursQuery = Type.Object(filter, closed);
export const ExamsQuery = Type.Object({ state: State, ...cursorFields }, closed);
/** `q`: words of a name, an address or a number. */
export const StudentsQuery = Type.Object(
  { state: State, q: Type.Optional(Type.String({ maxLength: 100 })), ...cursorFields },
  closed,
);

const counts = {
  waitingCount: Type.Integer(),
  markedCount: Type.Integer(),
  /** When the earliest of the listed submissions was submitted. */
  oldestAt: Type.String(),
};
export const MarkingExam = Type.Object({
  examId: Type.String(),
  title: Type.String(),
  ...counts,
});
export type MarkingExamDocument = Static<typeof MarkingExam>;
export const MarkingStudent = Type.Object({
  userId: Type.String(),
  name: Type.Optional(Type.String()),
  ...counts,
});
export type MarkingStudentDocument = Static<typeof MarkingStudent>;

/** The name is only in the queue of one student: other queues show no names. */
export const QueuedSubmission = Type.Object({
  ...Submission.properties,
  studentName: Type.Optional(Type.String()),
});
export type QueuedSubmissionDocument = Static<typeof QueuedSubmission>;

/** A submission's neighbours in the queue. */
export const Neighbours = Type.Object({
  previous: Type.Optional(Submission),
  next: Type.Optional(Submission),
  /** The number of others in the queue, at most 1,000. */
  otherCount: Type.Integer(),
});
