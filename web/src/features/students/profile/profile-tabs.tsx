/** The three tabs of the profile, operated by click, arrow keys, Home and End. */
import { chakra, Flex } from '@chakra-ui/react';
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { useI18n } from '../../../i18n/i18n.tsx';

const tabs = ['personal', 'education', 'enrollment'] as const;
export type ProfileTab = (typeof tabs)[number];

/** The tab named in the search parameters; the first tab if the name is missing or unknown. */
export function profileTab(name: string | null): ProfileTab {
  return tabs.find((tab) => tab === name) ?? tabs[0];
}

interface ProfileTabsProps {
  readonly tab: ProfileTab;
  readonly onChange: (tab: ProfileTab) => void;
  /** The content of the selected tab. */
  readonly children: ReactNode;
}

const Tab = chakra('button', {
  base: {
    flex: { base: '1', md: '0 0 auto' },
    minH: '3rem',
    px: { base: '1', md: '5' },
    py: '2',
    fontSize: { base: 'sm', md: 'md' },
    lineHeight: 'snug',
    mb: '-1px',
    color: 'fg.muted',
    fontWeight: 'semibold',
    cursor: 'pointer',
    borderBottomWidth: '3px',
    borderBottomColor: 'transparent',
    _hover: { color: 'fg' },
    _focusVisible: { outlineOffset: '-3px' },
    '&[aria-selected=true]': { color: 'primary.fg', borderBottomColor: 'primary' },
  },
});

export function ProfileTabs({ tab, onChange, children }: ProfileTabsProps) {
  const { t } = useI18n();
  const id = useId();
  const buttons = useRef<Partial<Record<ProfileTab, HTMLButtonElement | null>>>({});

  const move = (event: KeyboardEvent) => {
    const here = tabs.indexOf(tab);
    const indexByKey: Readonly<Record<string, number>> = {
      ArrowRight: here + 1,
      ArrowLeft: here - 1,
      Home: 0,
      End: tabs.length - 1,
    };
    const index = indexByKey[event.key];
    if (index === undefined) return;
    event.preventDefault();
    const next = tabs[(index + tabs.length) % tabs.length] ?? tab;
    onChange(next);
    buttons.current[next]?.focus();
  };

  return (
    <>
      <Flex
        wrap="wrap"
        role="tablist"
        aria-label={t('students.sections')}
        borderBottomWidth="1px"
        mb="6"
      >
        {tabs.map((name) => (
          <Tab
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            ref={(button: HTMLButtonElement | null) => {
              buttons.current[name] = button;
            }}
            aria-selected={name === tab}
            aria-controls={`${id}-panel`}
            tabIndex={name === tab ? 0 : -1}
            onClick={() => onChange(name)}
            onKeyDown={move}
          >
            {t(`students.${name}`)}
          </Tab>
        ))}
      </Flex>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`}>
        {children}
      </div>
    </>
  );
}
