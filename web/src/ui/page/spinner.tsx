/**
 * A spinner for short decisions such as the session check; for loading content use
 * ui/page/skeletons.tsx.
 */
import { chakra } from '@chakra-ui/react';
import { useI18n } from '../../i18n/i18n.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

const Ring = chakra('span', {
  base: {
    display: 'block',
    w: '10',
    h: '10',
    borderRadius: 'full',
    borderWidth: '4px',
    borderColor: 'bg.track',
    borderTopColor: 'primary',
    animation: 'spin 0.9s linear infinite',
  },
});

export function Spinner() {
  const { t } = useI18n();
  return (
    <span role="status">
      <Ring />
      <VisuallyHidden>{t('ui.loading')}</VisuallyHidden>
    </span>
  );
}
