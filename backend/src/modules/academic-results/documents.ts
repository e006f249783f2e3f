// The wire document of a result from elsewhere, such as a school certificate, and the request
// bodies.
import { type Static, Type } from 'typebox';
import { withoutNulls } from '../../db/without-nulls.ts';
import { changesOf, clearable, closed, Id } from '../../http/validation/bodies.ts';
import { line, requiredLine } from '../../http/validation/texts.ts';
import type { academicResults } from './tables.ts';

const Text = Type.Optional(Type.String());

export const AcademicResult = Type.Object({
  _id: Type.String(),
  studentId: Type.String(),
  examName: Type.String(),
  institution: Text,
  board: Text,
  year: Type.Integer(),
  grade: Text,
  gpa: Type.Optional(Type.Number()),
  recordedBy: Type.Enum(['student', 'admin']),
});
export type AcademicResultDocument = Static<typeof AcademicResult>;

const details = {
  examName: requiredLine(200),
  institution: clearable(line(200)),
  board: clearable(line(100)),
  year: Type.Integer({ minimum: 1950, maximum: 2100 }),
  grade: clearable(line(20)),
  gpa: clearable(Type.Number({ minimum: 0, maximum: 5 })),
};

export const AcademicResultBody = Type.Object({ studentId: Id, ...details }, closed);
export const AcademicResultChanges = changesOf(Type.Object(details), [
  '_id',
  'studentId',
  'recordedBy',
]);

/** The entry in wire form. */
export function toAcademicResult(row: typeof academicResults.$inferSelect): AcademicResultDocument {
  const { id, studentId, examName, year, recordedBy, institution, board, grade, gpa } = row;
  return {
    _id: id,
    studentId,
    examName,
    year,
    recordedBy,
    ...withoutNulls({ institution, board, grade, gpa }),
  };
}
