/**
 * The route /exam/:examId[/:id]: a single exam, multiple-choice or written. With `id`, the attempt
 * replaces the result with that id.
 */
import { useParams } from 'react-router-dom';
import { useViewer } from '../../apollo/viewer.ts';
import { SingleExam } from './single-exam.tsx';

export function Component() {
  const { examId = '', id } = useParams();
  const { viewer } = useViewer();
  return (
    viewer && (
      <SingleExam
        key={`${examId} ${id}`}
        userId={viewer.id}
        examId={examId}
        resultId={id ?? null}
      />
    )
  );
}
