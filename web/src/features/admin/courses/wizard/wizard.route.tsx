/**
 * The route /boss/courses/wizard: creates a course step by step. The draft stays on this device
 * until the course is created.
 */
import { chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useViewer } from '../../../../apollo/viewer.ts';
import { useI18n } from '../../../../i18n/i18n.tsx';
import { paths } from '../../../../paths.ts';
import { Button } from '../../../../ui/forms/button.tsx';
import { ButtonLink } from '../../../../ui/forms/button-link.tsx';
import { ErrorAlert } from '../../../../ui/page/error-box.tsx';
import { Page } from '../../../../ui/page/page.tsx';
import { DiscardDialog } from '../../../../unsaved-changes/discard-dialog.tsx';
import { FormFields } from '../../form/form-fields.tsx';
import { CATEGORIES, EMPTY_DRAFT } from './course-draft.ts';
import { SameCourseDialog } from './same-course-dialog.tsx';
import { StepList } from './step-list.tsx';
import { STEP_NAMES } from './step-names.ts';
import { useCourseWizard } from './use-course-wizard.ts';
import { WizardStep } from './wizard-step.tsx';

export function Component() {
  const { viewer } = useViewer();
  // The name of the stored draft has the user's id.
  return viewer && <Wizard key={viewer.id} viewerId={viewer.id} />;
}

function Wizard({ viewerId }: { readonly viewerId: string }) {
  'use no memo'; // react-hook-form mutates its objects
  const { t } = useI18n();
  const [search] = useSearchParams();
  const category =
    CATEGORIES.find((name) => name === search.get('category')) ?? EMPTY_DRAFT.category;
  const wizard = useCourseWizard(viewerId, { ...EMPTY_DRAFT, category });
  const { previous } = wizard;
  const [isConfirmationOpen, setConfirmationOpen] = useState(false);

  return (
    <Page
      title={t('courseadmin.wizard')}
      breadcrumbs={[
        { label: t('admin.boss'), to: paths.boss() },
        { label: t('admin.courses'), to: paths.adminCourses() },
        { label: t('courseadmin.wizard') },
      ]}
      actions={
        <ButtonLink
          variant="outline"
          to={
            category === 'admissionPrep'
              ? paths.newAdmissionCourse()
              : paths.newCourse(category === 'academic' ? 'academic' : '')
          }
        >
          {t('courseadmin.onePage')}
        </ButtonLink>
      }
    >
      <Stack gap="6" maxW="46rem">
        <StepList current={wizard.step} />
        <Text fontSize="sm" color={wizard.isStoredOnDevice ? 'fg.muted' : 'error.fg'} role="status">
          {t(wizard.isStoredOnDevice ? 'courseadmin.keptHere' : 'courseadmin.notKept')}
        </Text>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void wizard.submit();
          }}
        >
          <Stack gap="5">
            <chakra.h2 ref={wizard.heading} tabIndex={-1} fontSize="xl" fontWeight="semibold">
              {t(STEP_NAMES[wizard.step])}
            </chakra.h2>
            <FormFields gap="5" isSaving={wizard.isSaving}>
              <WizardStep step={wizard.step} form={wizard.form} createdAs={wizard.createdAs} />
            </FormFields>
            <ErrorAlert>
              {wizard.failure && `${wizard.failure} ${t('courseadmin.tryAgain')}`}
            </ErrorAlert>
            <Flex wrap="wrap" gap="3" justify="space-between">
              <Button variant="ghost" onClick={() => setConfirmationOpen(true)}>
                {t('courseadmin.discard')}
              </Button>
              <Flex wrap="wrap" gap="3">
                {previous && (
                  <Button variant="outline" onClick={() => wizard.show(previous)}>
                    {t('admin.previousOne')}
                  </Button>
                )}
                <Button
                  type="submit"
                  loading={wizard.isSaving}
                  loadingText={t('courseadmin.changing')}
                  onClick={(event) => {
                    // The second of a double click is not meant for the step that the first shows.
                    if (event.detail > 1) event.preventDefault();
                  }}
                >
                  {t(wizard.next ? 'admin.nextOne' : 'courseadmin.create')}
                </Button>
              </Flex>
            </Flex>
          </Stack>
        </form>
      </Stack>
      {wizard.same.length > 0 && (
        <SameCourseDialog courses={wizard.same} onAnswer={wizard.decide} />
      )}
      {isConfirmationOpen && (
        <DiscardDialog
          onAnswer={(isConfirmed) => {
            setConfirmationOpen(false);
            if (isConfirmed) wizard.discard();
          }}
        />
      )}
    </Page>
  );
}
