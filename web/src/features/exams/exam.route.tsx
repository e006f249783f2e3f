/** /exam/:examId[/:id]: a single exam, by options or in writing. With an id, the stored result of that id is replaced. */
import { useParams } from 'react-router-dom';
import { useViewer } from '../../apollo/viewer.ts';
import { SingleExam } from './single-exam.tsx';

export function Component() {
  const { examId = '', id } = useParams();
  const { viewer } = useViewer();
  return viewer && <SingleExam key={`${examId} ${id}`} userId={viewer.id} examId={examId} resultId={id ?? null} />;
}
