/** The route /boss/marking/:userId/:examId of admins, and of markers below /teaching. */
import { useMarkingArea } from './marking-area.ts';
import { MarkingPage } from './marking-page.tsx';

export function Component() {
  return <MarkingPage area={useMarkingArea()} />;
}
