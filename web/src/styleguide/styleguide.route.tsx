/**
 * The route /styleguide, in development only: all components with their names. The switches of the
 * top bar change language and colour mode.
 */
import { Page } from '../ui/page/page.tsx';
import { Bars, Chips } from './bar-pieces.tsx';
import { ExamPieces } from './exam-pieces.tsx';
import { Actions, Fields } from './form-pieces.tsx';
import { Colours, Type } from './foundations.tsx';
import { Cards, States } from './page-pieces.tsx';
import { Tables } from './table-pieces.tsx';

const TITLE = 'Styleguide';

export function Component() {
  return (
    <Page title={TITLE}>
      <Colours />
      <Type />
      <Actions />
      <Fields />
      <Chips />
      <Cards />
      <States />
      <Bars />
      <Tables />
      <ExamPieces />
    </Page>
  );
}
