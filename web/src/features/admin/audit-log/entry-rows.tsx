/** Entries of the audit log: action, user and changed fields. */
import { Box, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useI18n } from '../../../i18n/i18n.tsx';
import { adminPaths } from '../admin-paths.ts';
import { fieldName, fieldValue } from './change-values.ts';
import { entryLink } from './entry-links.ts';
import type { AuditEntryRow_EntryFragment } from './generated/audit-log.ts';

const EntryLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: 'target',
    minW: '0',
    overflowWrap: 'anywhere',
    color: 'primary.fg',
    textDecoration: 'underline',
  },
});

export function EntryRows({
  entries,
}: {
  readonly entries: readonly AuditEntryRow_EntryFragment[];
}) {
  return (
    <Stack as="ul" gap="0" listStyleType="none">
      {entries.map((entry) => (
        <Box
          as="li"
          key={entry.id}
          py="3"
          borderTopWidth="1px"
          _first={{ borderTopWidth: '0', pt: '0' }}
        >
          <EntryRow entry={entry} />
        </Box>
      ))}
    </Stack>
  );
}

function EntryRow({ entry }: { readonly entry: AuditEntryRow_EntryFragment }) {
  const { t, dateTime } = useI18n();
  const { action, kind, title, actor, person, changes, at, isFinished } = entry;
  const link = entryLink(entry);
  const actorName = actor ? (actor.name ?? t('auditlog.unnamed')) : t('auditlog.deletedAccount');
  const label = [t(`auditlog.${action}`), ...(kind ? [t(`auditlog.${kind}`)] : [])].join(' · ');
  return (
    <>
      <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
        {dateTime(at)} · {actorName}
      </Text>
      <Flex wrap="wrap" align="baseline" columnGap="2">
        <Text fontWeight="semibold">{label}</Text>
        {title && link !== null && <EntryLink to={link}>{title}</EntryLink>}
        {title && link === null && <Text overflowWrap="anywhere">{title}</Text>}
      </Flex>
      {person?.studentId && (
        <EntryLink to={adminPaths.person(person.studentId)}>
          {t('auditlog.aboutPerson', { name: person.name ?? t('auditlog.unnamed') })}
        </EntryLink>
      )}
      {!isFinished && <Text color="danger.fg">{t('auditlog.unfinished')}</Text>}
      {changes.length > 0 && <Changes changes={changes} />}
    </>
  );
}

function Changes({ changes }: { readonly changes: AuditEntryRow_EntryFragment['changes'] }) {
  const i18n = useI18n();
  const { t } = i18n;
  return (
    <Stack as="ul" gap="1" mt="1" listStyleType="none" fontSize="sm">
      {changes.map(({ field, before, after }) => (
        <Box as="li" key={field} overflowWrap="anywhere">
          <chakra.span color="fg.muted">{fieldName(field, i18n)}: </chakra.span>
          {before === null && after === null
            ? t('auditlog.valueWithheld')
            : t('auditlog.fromTo', {
                before: fieldValue(field, before, i18n),
                after: fieldValue(field, after, i18n),
              })}
        </Box>
      ))}
    </Stack>
  );
}
