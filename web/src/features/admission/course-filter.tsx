/** The search box and the filter above the course list. */
import { chakra, Flex } from '@chakra-ui/react';
import { useI18n } from '../../i18n/i18n.tsx';
import { Field, Input } from '../../ui/input.tsx';
import { type CourseWish, type Show, shows } from './course-wish.ts';

interface CourseFilterProps {
  readonly wish: CourseWish;
  readonly onChange: (wish: CourseWish) => void;
}

const words = { all: 'admission.showAll', free: 'admission.showFree', enrolled: 'admission.showEnrolled' } as const satisfies Record<
  Show,
  string
>;

const Choice = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: 'target',
    px: '4',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'full',
    cursor: 'pointer',
    bg: 'bg.panel',
    '&:has(:checked)': { bg: 'primary', color: 'primary.contrast', borderColor: 'primary', fontWeight: 'semibold' },
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '2px' },
    '& input': { position: 'absolute', opacity: '0', pointerEvents: 'none' },
  },
});

export function CourseFilter({ wish, onChange }: CourseFilterProps) {
  const { t } = useI18n();
  return (
    <Flex role="search" wrap="wrap" align="end" gap="4" mb="5">
      <chakra.div flex="1" minW="min(100%, 16rem)" maxW={{ md: '26rem' }}>
        <Field label={t('admission.search')}>
          {(control) => (
            <Input
              {...control}
              type="search"
              placeholder={t('admission.searchHint')}
              value={wish.text}
              onChange={({ target }) => onChange({ ...wish, text: target.value })}
            />
          )}
        </Field>
      </chakra.div>
      <Flex role="radiogroup" aria-label={t('admission.show')} wrap="wrap" gap="2">
        {shows.map((show) => (
          <Choice key={show} position="relative">
            <input type="radio" name="show" checked={wish.show === show} onChange={() => onChange({ ...wish, show })} />
            {t(words[show])}
          </Choice>
        ))}
      </Flex>
    </Flex>
  );
}
