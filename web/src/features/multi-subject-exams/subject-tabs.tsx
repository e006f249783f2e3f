/**
 * The subjects of the paper as tabs with arrow key navigation; each shows its number of answers.
 */
import { chakra } from '@chakra-ui/react';
import { type KeyboardEvent, useEffect } from 'react';
import { useI18n } from '../../i18n/i18n.tsx';
import { countAnswered } from '../exam-room/attempt/paper/sections.ts';
import type { AnswerSheet } from '../exam-room/storage/attempt-store.ts';

interface TabSubject {
  readonly id: string;
  readonly name: string;
  readonly mandatory: boolean;
  readonly questions: readonly { readonly id: string }[];
}

interface SubjectTabsProps {
  readonly subjects: readonly TabSubject[];
  readonly sheet: AnswerSheet;
  readonly current: string;
  readonly onSelect: (subjectId: string) => void;
}

export const tabIds = (subjectId: string) => ({
  tab: `tab-${subjectId}`,
  panel: `panel-${subjectId}`,
});

const List = chakra('div', {
  base: {
    display: 'flex',
    gap: '1',
    mb: { base: '1', md: '4' },
    overflowX: 'auto',
    borderBottomWidth: '1px',
    scrollbarWidth: 'thin',
  },
});
const Tab = chakra('button', {
  base: {
    flexShrink: '0',
    minH: 'target',
    // Wider than its counts: a tab does not move the next one when a digit changes.
    minW: '7.5rem',
    px: '3',
    py: { base: '0', md: '1' },
    lineHeight: 'snug',
    textAlign: 'start',
    cursor: 'pointer',
    color: 'fg.muted',
    borderBottomWidth: '3px',
    borderBottomColor: 'transparent',
    '&[aria-selected=true]': {
      color: 'primary.fg',
      borderBottomColor: 'primary',
      fontWeight: 'semibold',
    },
    '&:focus-visible': { outlineOffset: '-2px' },
    '& small': {
      display: 'block',
      fontWeight: 'normal',
      fontSize: 'xs',
      fontVariantNumeric: 'tabular-nums',
      whiteSpace: 'nowrap',
    },
  },
});

export function SubjectTabs({ subjects, sheet, current, onSelect }: SubjectTabsProps) {
  const { t } = useI18n();

  // On phones the tabs scroll: a subject opened from the palette is scrolled into view.
  useEffect(() => {
    const tab = document.getElementById(tabIds(current).tab);
    const list = tab?.parentElement;
    if (!tab || !list) return;
    const start = tab.offsetLeft - list.offsetLeft;
    const end = tab.offsetLeft - list.offsetLeft + tab.offsetWidth;
    if (start < list.scrollLeft || end > list.scrollLeft + list.clientWidth)
      list.scrollLeft = start - (list.clientWidth - tab.offsetWidth) / 2;
  }, [current]);

  const moveByArrows = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const next = subjects.at(
      (subjects.findIndex(({ id }) => id === current) + step) % subjects.length,
    );
    if (!next) return;
    onSelect(next.id);
    document.getElementById(tabIds(next.id).tab)?.focus();
  };

  return (
    <List role="tablist" aria-label={t('paper.subjects')} onKeyDown={moveByArrows}>
      {subjects.map(({ id, name, mandatory, questions }) => {
        const isCurrent = id === current;
        const counts = {
          answered: countAnswered(
            sheet,
            questions.map((question) => question.id),
          ),
          total: questions.length,
        };
        return (
          <Tab
            key={id}
            type="button"
            role="tab"
            id={tabIds(id).tab}
            aria-selected={isCurrent}
            aria-controls={isCurrent ? tabIds(id).panel : undefined}
            tabIndex={isCurrent ? 0 : -1}
            onClick={() => onSelect(id)}
          >
            {name}
            <small>
              {t('paper.answeredOf', counts)}
              {mandatory && ` · ${t('paper.mandatory')}`}
            </small>
          </Tab>
        );
      })}
    </List>
  );
}
