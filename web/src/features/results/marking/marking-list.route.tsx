/** The route /boss/marking of admins, and of markers below /teaching. */
import { MarkingList } from './list/marking-list.tsx';
import { useMarkingArea } from './marking-area.ts';

export function Component() {
  return <MarkingList area={useMarkingArea()} />;
}
