/** The second tab: schooling so far, read or edited in place. */
import type { FragmentType } from '@apollo/client';
import { useState } from 'react';
import { usePart } from '../../apollo/use-part.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { EducationEditorForm } from './education-editor.form.tsx';
import { Facts } from './facts.tsx';
import { WholeStudent_StudentFragmentDoc } from './generated/whole-student.ts';
import { Section } from './section.tsx';
import type { UnsavedChanges } from './use-unsaved-changes.tsx';

interface EducationalBackgroundProps {
  readonly student: FragmentType<typeof WholeStudent_StudentFragmentDoc>;
  readonly unsaved: UnsavedChanges;
}

export function EducationalBackground({ student: ref, unsaved }: EducationalBackgroundProps) {
  const { t } = useI18n();
  const [editing, setEditing] = useState(false);
  const student = usePart(WholeStudent_StudentFragmentDoc, ref);
  if (!student) return null;

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
        <EducationEditorForm student={student} onDone={() => setEditing(false)} reportUnsaved={unsaved.report} />
      ) : (
        <Facts
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
