/** Icons of the content tree. Separate from ui/content/icons.tsx, which every visitor downloads. */
import { chakra } from '@chakra-ui/react';

/** Paths on a square of 24 units. */
const PATHS = {
  archive: 'M3 4h18v5H3zM5 9v11h14V9M10 13h4',
  copy: 'M9 9h11v11H9zM15 9V4H4v11h5',
  move: 'M3 5h7l2 3h9v11H3zM8 13.5h7M12 10.5l3 3-3 3',
  more: 'M4 11.5h1v1h-1zM11.5 11.5h1v1h-1zM19 11.5h1v1h-1z',
  drag: 'M8 5h1v1h-1zM15 5h1v1h-1zM8 11.5h1v1h-1zM15 11.5h1v1h-1zM8 18h1v1h-1zM15 18h1v1h-1z',
} as const;

export function BranchIcon({ name }: { readonly name: keyof typeof PATHS }) {
  return (
    <chakra.svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      boxSize="4"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
    >
      <path d={PATHS[name]} strokeLinejoin="round" />
    </chakra.svg>
  );
}
