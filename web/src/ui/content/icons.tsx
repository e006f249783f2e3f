/**
 * The icons of the layout and the cards, on a 24-unit grid, in the colour of the surrounding text.
 * Hidden from screen readers.
 */
import { chakra } from '@chakra-ui/react';

const paths = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6L6 18',
  back: 'M15 5l-7 7 7 7',
  forward: 'M9 5l7 7-7 7',
  up: 'M5 15l7-7 7 7',
  down: 'M5 9l7 7 7-7',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v2m0 16v2M2 12h2m16 0h2M5 5l1.4 1.4m11.2 11.2L19 19M19 5l-1.4 1.4M6.4 17.6L5 19',
  moon: 'M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5z',
  home: 'M4 11l8-7 8 7v9h-5v-6H9v6H4z',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 21c0-4 3.6-6 8-6s8 2 8 6',
  book: 'M12 6c-2-1.5-5-2-8-2v14c3 0 6 .5 8 2 2-1.5 5-2 8-2V4c-3 0-6 .5-8 2zm0 0v14',
  exam: 'M6 3h9l4 4v14H6zM15 3v4h4M9 12h7M9 16h5',
  flag: 'M5 21V4h13l-3 4.5 3 4.5H5',
  gauge: 'M4 18a9 9 0 1 1 16 0M12 14l4-5',
  shield: 'M12 3l8 3v6c0 5-3.5 8-8 9-4.5-1-8-4-8-9V6z',
  login: 'M14 4h5v16h-5M4 12h10m-4-4l4 4-4 4',
  logout: 'M10 4H5v16h5M20 12H10m6-4l4 4-4 4',
  minus: 'M5 12h14',
  plus: 'M12 5v14M5 12h14',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  alert: 'M12 4l9 16H3zM12 10v4m0 3v.01',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm0 4v5l3.5 2',
  play: 'M8 5l11 7-11 7z',
  phone:
    'M6 3h4l1.5 5-2.5 1.5a12 12 0 0 0 5.5 5.5L16 12.5l5 1.5v4c0 1.5-1.5 3-3 3C10.5 21 3 13.5 3 6c0-1.5 1.5-3 3-3z',
  device: 'M8 3h8v18H8zM11 18h2',
  mail: 'M3 6h18v12H3zm0 1l9 6 9-6',
  pin: 'M12 21s7-6.5 7-11.5a7 7 0 0 0-14 0C5 14.5 12 21 12 21zm0-9a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  eye: 'M2 12s3.5-7 10-7 10 7 10 7-3.5 7-10 7-10-7-10-7zm10 3a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
  eyeOff:
    'M3 3l18 18M10 5.2A10 10 0 0 1 12 5c6.5 0 10 7 10 7a17 17 0 0 1-3 3.8M6.5 6.8C3.6 8.8 2 12 2 12s3.5 7 10 7a10 10 0 0 0 4.5-1.1M10 10a3 3 0 0 0 4 4',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zm5 12l4 4',
  grid: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z',
  collapse: 'M4 5h16v14H4zM9 5v14M16 10l-2 2 2 2',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3M12 15v2',
  note: 'M5 3h10l4 4v14H5zM9 9h6M9 13h6M9 17h4',
  award: 'M12 3a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM8.5 14L7 21l5-2.5L17 21l-1.5-7',
  chat: 'M4 5h16v11H11l-5 4v-4H4z',
  globe:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c3 2.5 3.5 6 3.5 9S15 18.5 12 21c-3-2.5-3.5-6-3.5-9S9 5.5 12 3',
  printer: 'M7 8V3h10v5M7 17H4V8h16v9h-3M7 14h10v7H7z',
  edit: 'M4 20l1-4L16 5l3 3L8 19zM14 7l3 3',
  trash: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5',
  strike:
    'M3 12h18M17 7.5c0-2.5-2-4-5-4s-5 1.5-5 4c0 2 1 3.5 5 4.5s5 2.5 5 4.5c0 2.5-2 4-5 4s-5-1.5-5-4',
  sliders: 'M4 8h9m4 0h3M15 6v4M4 16h3m4 0h9M9 14v4',
  camera: 'M4 7h4l1.5-2h5L16 7h4v12H4zM12 10a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
} as const;

export type IconName = keyof typeof paths;

const Svg = chakra('svg', { base: { flexShrink: '0', w: '5', h: '5' } });

export function Icon({ name, size = '5' }: { readonly name: IconName; readonly size?: string }) {
  return (
    <Svg
      viewBox="0 0 24 24"
      w={size}
      h={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </Svg>
  );
}
