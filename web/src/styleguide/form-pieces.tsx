/** Styleguide: buttons and form fields. */
import { Input, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { useI18n } from '../i18n/i18n.tsx';
import { paths } from '../paths.ts';
import { Icon } from '../ui/content/icons.tsx';
import { showAlert } from '../ui/dialogs/alert-dialog.tsx';
import { Modal } from '../ui/dialogs/modal.tsx';
import { toastError, toastSuccess } from '../ui/dialogs/toast.tsx';
import { Button } from '../ui/forms/button.tsx';
import { ButtonLink } from '../ui/forms/button-link.tsx';
import { CalendarButton } from '../ui/forms/calendar-button.tsx';
import { Field, Select } from '../ui/forms/input.tsx';
import { PasswordInput } from '../ui/forms/password-input.tsx';
import { SecondFactorInput } from '../ui/forms/second-factor-input.tsx';
import { FilterLinks, useFilter } from '../ui/page/filter-links.tsx';
import { Piece, Row, Section } from './section.tsx';

const variants = ['solid', 'accent', 'outline', 'ghost', 'danger'] as const;

export function Actions() {
  const { t } = useI18n();
  const [isOpen, setOpen] = useState(false);
  const callers = [
    ['toastSuccess', () => toastSuccess(t('courses.enrolledNow'))],
    ['toastError', () => toastError(t('shell.loginFirst'))],
    ['showAlert', () => void showAlert(t('courses.loginFirst'))],
    ['Modal', () => setOpen(true)],
  ] as const;
  return (
    <Section name="Actions">
      <Piece name="Button">
        <Row>
          {variants.map((variant) => (
            <Button key={variant} variant={variant}>
              {t('courses.enrollNow')}
            </Button>
          ))}
        </Row>
      </Piece>
      <Piece name="Button, large, off, busy, of an icon">
        <Row>
          <Button variant="accent" size="lg">
            {t('shell.getStarted')}
            <Icon name="forward" />
          </Button>
          <Button disabled>{t('ui.save')}</Button>
          <Button loading loadingText={t('courses.enrolling')} />
          <Button variant="ghost" size="icon" aria-label={t('ui.close')}>
            <Icon name="close" />
          </Button>
          <ButtonLink variant="outline" to={paths.home()}>
            {t('shell.backHome')}
          </ButtonLink>
        </Row>
      </Piece>
      <Piece name="CalendarButton">
        <CalendarButton
          entry={{
            id: 'styleguide',
            title: 'Alokpath',
            start: '2026-12-05T06:00:00Z',
            end: '2026-12-05T07:00:00Z',
            path: '/',
          }}
        >
          {t('timetable.toCalendar')}
        </CalendarButton>
      </Piece>
      <Piece name="toastSuccess, toastError, showAlert, Modal">
        <Row>
          {callers.map(([name, call]) => (
            <Button key={name} variant="outline" onClick={call}>
              {name}
            </Button>
          ))}
        </Row>
        {isOpen && (
          <Modal title={t('courses.about')} onClose={() => setOpen(false)}>
            {t('shell.heroLine')}
          </Modal>
        )}
      </Piece>
    </Section>
  );
}

export function Fields() {
  const { t } = useI18n();
  const filter = useFilter('show', ['all', 'some']);
  return (
    <Section name="Fields">
      <Stack gap="5" maxW="26rem">
        <Field label={t('auth.username')} hint={t('auth.usernameHint')}>
          {(control) => <Input {...control} />}
        </Field>
        <Field label={t('auth.username')} error={t('auth.invalidPhone')}>
          {(control) => <Input {...control} defaultValue="0171234" />}
        </Field>
        <Field label={t('auth.username')}>{(control) => <Input {...control} disabled />}</Field>
        <Field label={t('auth.password')}>{(control) => <PasswordInput {...control} />}</Field>
        <Field label={t('auth.otpTitle')}>{(control) => <SecondFactorInput {...control} />}</Field>
        <Field label={t('courses.title')}>
          {(control) => (
            <Select {...control}>
              <option>{t('courses.admission')}</option>
              <option>{t('courses.academic')}</option>
            </Select>
          )}
        </Field>
      </Stack>
      <Piece name="FilterLinks">
        <FilterLinks
          label={t('campaigns.filter')}
          name="show"
          current={filter}
          options={[
            ['all', t('campaigns.showAll')],
            ['some', t('campaigns.upcoming')],
          ]}
        />
      </Piece>
    </Section>
  );
}
