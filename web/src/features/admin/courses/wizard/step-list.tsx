/** The steps of the wizard, with the current one highlighted. */
import { chakra } from '@chakra-ui/react';
import { useI18n } from '../../../../i18n/i18n.tsx';
import { STEPS, type StepName } from './course-draft.ts';
import { STEP_NAMES } from './step-names.ts';

const StepItem = chakra('li', {
  base: {
    px: '3',
    py: '1',
    borderWidth: '1px',
    borderRadius: 'full',
    fontSize: 'sm',
    color: 'fg.muted',
  },
  variants: {
    isCurrent: {
      true: {
        bg: 'primary',
        color: 'primary.contrast',
        borderColor: 'primary',
        fontWeight: 'semibold',
      },
    },
  },
});

export function StepList({ current }: { readonly current: StepName }) {
  const { t } = useI18n();
  return (
    <chakra.ol
      display="flex"
      flexWrap="wrap"
      gap="2"
      listStyleType="none"
      aria-label={t('courseadmin.steps')}
    >
      {STEPS.map((name, index) => (
        <StepItem
          key={name}
          isCurrent={name === current}
          aria-current={name === current ? 'step' : undefined}
        >
          {t('courseadmin.stepNumber', { number: index + 1 })} {t(STEP_NAMES[name])}
        </StepItem>
      ))}
    </chakra.ol>
  );
}
