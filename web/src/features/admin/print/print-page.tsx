/**
 * Prints an exam on A4: question paper in two columns, answer sheet with bubbles, and the answer
 * key for teachers.
 */
import { Box, chakra, Flex, Input, Stack } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { paths } from '../../../paths.ts';
import { Icon } from '../../../ui/content/icons.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { ButtonLink } from '../../../ui/forms/button-link.tsx';
import { Field } from '../../../ui/forms/input.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { ErrorState } from '../../../ui/page/error-state.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { RowsSkeleton } from '../../../ui/page/skeletons.tsx';
import type { ExamValues } from '../exams/exam-values.ts';
import { AnswerKey } from './answer-key.tsx';
import { AnswerSheet } from './answer-sheet.tsx';
import { numberedParts, type PrintedExam } from './numbered-parts.ts';
import { QuestionPaper } from './question-paper.tsx';
import { untilShown } from './until-shown.ts';

interface PrintPageProps {
  readonly query: {
    readonly loading: boolean;
    readonly error?: unknown;
    readonly refetch: () => unknown;
  };
  /** Null while loading and if the exam does not exist. */
  readonly values: ExamValues | null;
  readonly kind: PrintedExam['kind'];
  readonly editAt: string;
  readonly backAt: string;
}

export function PrintPage({ query, values, kind, editAt, backAt }: PrintPageProps) {
  const { t } = useI18n();
  const isLoading = !values && query.loading;
  const fallbackTitle = isLoading ? undefined : t('paperprint.print');
  return (
    <Page
      title={values ? t('paperprint.printNamed', { title: values.title }) : fallbackTitle}
      breadcrumbs={[
        { label: t('admin.boss'), to: paths.boss() },
        { label: t('admin.content'), to: backAt },
        ...(values ? [{ label: values.title, to: editAt }, { label: t('paperprint.print') }] : []),
      ]}
    >
      {isLoading && <RowsSkeleton />}
      {!values && !isLoading && query.error !== undefined && (
        <ErrorState error={query.error} onRetry={query.refetch} />
      )}
      {!values && !isLoading && query.error === undefined && (
        <EmptyState text={t('admin.examGone')} icon="exam" />
      )}
      {values && <Sheets values={values} kind={kind} editAt={editAt} />}
    </Page>
  );
}

/** Black on white, also in the dark theme. */
const Sheet = chakra('div', {
  base: {
    bg: '#FFFFFF',
    color: '#000000',
    p: { base: '4', md: '10mm' },
    borderWidth: '1px',
    overflowWrap: 'anywhere',
    _print: { p: '0', borderWidth: '0', '&:not(:first-of-type)': { breakBefore: 'page' } },
  },
});

const pages = ['paper', 'sheet', 'key'] as const;

interface SheetsProps extends Pick<PrintedExam, 'values' | 'kind'> {
  readonly editAt: string;
}

function Sheets({ values, kind, editAt }: SheetsProps) {
  const { t } = useI18n();
  const [institution, setInstitution] = useState('');
  const [visiblePages, setVisiblePages] = useState<ReadonlySet<string>>(new Set(pages));
  const [isLoading, setLoading] = useState(false);
  const sheets = useRef<HTMLDivElement>(null);
  const parts = numberedParts(values);
  const isMcq = parts.length > 0;
  const names = {
    paper: t('paperprint.paper'),
    sheet: t('paperprint.sheet'),
    key: t('paperprint.key'),
  };
  const head = { institution: institution.trim(), values, kind, parts };
  const available = isMcq ? pages : (['paper'] as const);
  const print = async () => {
    if (!sheets.current) return;
    setLoading(true);
    await untilShown(sheets.current);
    setLoading(false);
    window.print();
  };

  return (
    <Stack gap="6">
      {/* The page's heading and the link past the navigation are for the screen only. */}
      <style>
        {
          '@page { size: A4; margin: 12mm 12mm 14mm; } @media print { h1, a[href^="#"] { display: none !important; } }'
        }
      </style>
      <Stack gap="3" className="no-print">
        <Box maxW="30rem">
          <Field label={t('paperprint.institution')} hint={t('paperprint.institutionHint')}>
            {(control) => (
              <Input
                {...control}
                value={institution}
                maxLength={120}
                onChange={({ target }) => setInstitution(target.value)}
                autoComplete="organization"
              />
            )}
          </Field>
        </Box>
        {isMcq && (
          <Flex as="fieldset" wrap="wrap" columnGap="5" minW="0" aria-label={t('paperprint.pages')}>
            {pages.map((page) => (
              <chakra.label
                key={page}
                display="inline-flex"
                alignItems="center"
                gap="2"
                minH="target"
                cursor="pointer"
              >
                <input
                  type="checkbox"
                  checked={visiblePages.has(page)}
                  onChange={({ target }) => {
                    const next = new Set(visiblePages);
                    if (target.checked) next.add(page);
                    else next.delete(page);
                    setVisiblePages(next);
                  }}
                />
                {names[page]}
              </chakra.label>
            ))}
          </Flex>
        )}
        <Flex wrap="wrap" gap="3">
          <Button
            disabled={!available.some((page) => visiblePages.has(page))}
            loading={isLoading}
            loadingText={t('ui.loading')}
            onClick={() => void print()}
          >
            <Icon name="printer" size="4" />
            {t('paperprint.print')}
          </Button>
          <ButtonLink variant="outline" to={editAt}>
            {t('paperprint.edit')}
          </ButtonLink>
        </Flex>
      </Stack>
      <Stack ref={sheets} gap="6" css={{ '@media print': { display: 'block' } }}>
        {visiblePages.has('paper') && (
          <Sheet>
            <QuestionPaper {...head} />
          </Sheet>
        )}
        {isMcq && visiblePages.has('sheet') && (
          <Sheet>
            <AnswerSheet {...head} />
          </Sheet>
        )}
        {isMcq && visiblePages.has('key') && (
          <Sheet>
            <AnswerKey {...head} />
          </Sheet>
        )}
      </Stack>
    </Stack>
  );
}
