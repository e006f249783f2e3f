/**
 * A stored text of a question or option, with its formulas and pictures as students see them. KaTeX
 * is loaded only for texts that have some.
 */
import { mayHavePictures } from '@alokpath/exam-rules/question-pictures';
import { chakra } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { ErrorBoundary } from '../../../ui/page/error-boundary.tsx';

const RenderedText = lazy(() => import('./rendered-text.tsx'));

/** An attribute of a text whose formulas and pictures are being loaded. */
export const UNRENDERED_ATTRIBUTE = 'data-unrendered';

export function SourceText({ source }: { readonly source: string }) {
  const plain = (
    <chakra.span whiteSpace="pre-line" overflowWrap="anywhere">
      {source}
    </chakra.span>
  );
  if (!source.includes('$') && !mayHavePictures(source)) return plain;
  return (
    <ErrorBoundary fallback={plain}>
      <Suspense fallback={<span {...{ [UNRENDERED_ATTRIBUTE]: '' }}>{plain}</span>}>
        <RenderedText source={source} />
      </Suspense>
    </ErrorBoundary>
  );
}
