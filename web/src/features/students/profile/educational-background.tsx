/** The second tab of the profile: the educational background, with an in-place editor. */
import { useState } from 'react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Icon } from '../../../ui/content/icons.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { Section } from '../../../ui/page/section.tsx';
import type { UnsavedChanges } from '../../../unsaved-changes/use-unsaved-changes.tsx';
import { EducationEditorForm } from './education-editor.form.tsx';
import type { WholeStudent_StudentFragment } from './generated/whole-student.ts';
import { ProfileDetails } from './profile-details.tsx';

interface EducationalBackgroundProps {
  readonly student: WholeStudent_StudentFragment;
  readonly unsaved: UnsavedChanges;
}

export function EducationalBackground({ student, unsaved }: EducationalBackgroundProps) {
  const { t } = useI18n();
  const [editing, setEditing] = useState(false);
  const { lastLevel, lastInstitution, gradesGpa, currentStatus } = student.educationalBackground;
  return (
    <Section
      title={t('students.education')}
      action={
        !editing && (
          <Button variant="outline" onClick={() => setEditing(true)}>
            <Icon name="edit" />
            {t('students.edit')}
          </Button>
        )
      }
    >
      {editing ? (
        <EducationEditorForm
          student={student}
          onDone={() => setEditing(false)}
          reportUnsaved={unsaved.report}
        />
      ) : (
        <ProfileDetails
          items={[
            { name: t('students.lastLevel'), value: lastLevel },
            { name: t('students.lastInstitution'), value: lastInstitution },
            { name: t('students.grades'), value: gradesGpa },
            { name: t('students.currentStatus'), value: currentStatus },
          ]}
        />
      )}
    </Section>
  );
}
