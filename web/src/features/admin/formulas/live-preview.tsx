/** A live preview of a text field. Rendered only for text with formulas or pictures. */
import { mayHavePictures } from '@alokpath/exam-rules/question-pictures';
import { lazy, Suspense, useDeferredValue } from 'react';
import { type Control, type FieldValues, type Path, useWatch } from 'react-hook-form';
import { ErrorBoundary } from '../../../ui/page/error-boundary.tsx';

const Preview = lazy(() => import('./preview.tsx'));

interface LivePreviewProps<Values extends FieldValues> {
  readonly control: Control<Values>;
  readonly name: Path<Values>;
}

export function LivePreview<Values extends FieldValues>({
  control,
  name,
}: LivePreviewProps<Values>) {
  'use no memo'; // react-hook-form mutates its objects
  const typed: unknown = useWatch({ control, name });
  const source = useDeferredValue(typeof typed === 'string' ? typed : '');
  if (!source.includes('$') && !mayHavePictures(source)) return null;
  return (
    <ErrorBoundary>
      <Suspense fallback={null}>
        <Preview source={source} />
      </Suspense>
    </ErrorBoundary>
  );
}
