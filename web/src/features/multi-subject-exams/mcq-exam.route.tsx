/**
 * The route /exam/mcq-exam/:examId[/:id]: a timed exam with several subjects. With `id`, the
 * attempt replaces the result with that id.
 */
import { useParams } from 'react-router-dom';
import { useViewer } from '../../apollo/viewer.ts';
import { McqExam } from './mcq-exam.tsx';

export function Component() {
  const { examId = '', id } = useParams();
  const { viewer } = useViewer();
  return (
    viewer && (
      <McqExam key={`${examId} ${id}`} userId={viewer.id} examId={examId} resultId={id ?? null} />
    )
  );
}
