/** The filters of the audit log. They are in the URL; a new filter starts at the first page. */
import { Flex, Input } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { ButtonLink } from '../../../ui/forms/button-link.tsx';
import { Field, Select } from '../../../ui/forms/input.tsx';
import { adminPaths } from '../admin-paths.ts';
import { auditKinds } from './audit-filter.ts';

const NAMES = ['q', 'kind', 'from', 'until'] as const;

export function FilterForm() {
  const { t } = useI18n();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const parameter = (name: (typeof NAMES)[number]) => params.get(name) ?? '';
  const form = useRef<HTMLFormElement>(null);
  const filter = new URLSearchParams(NAMES.map((name) => [name, parameter(name)])).toString();
  // After Back, Forward and a link the fields take the filter of the URL.
  useEffect(() => {
    for (const [name, value] of new URLSearchParams(filter)) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement)
        field.value = value;
    }
  }, [filter]);
  const find = (fields: FormData) => {
    const next = new URLSearchParams();
    for (const name of NAMES) {
      const value = String(fields.get(name) ?? '').trim();
      if (value) next.set(name, value);
    }
    void navigate(`?${next}`);
  };
  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        find(new FormData(event.currentTarget));
      }}
    >
      <Flex wrap="wrap" align="end" gap="3" mb="6">
        <Flex flex="2 1 14rem">
          <Field label={t('auditlog.who')}>
            {(control) => (
              <Input
                {...control}
                name="q"
                type="search"
                defaultValue={parameter('q')}
                maxLength={100}
                autoComplete="off"
              />
            )}
          </Field>
        </Flex>
        <Flex flex="1 1 12rem">
          <Field label={t('auditlog.kind')}>
            {(control) => (
              <Select {...control} name="kind" defaultValue={parameter('kind')}>
                <option value="">{t('auditlog.allKinds')}</option>
                {auditKinds.map((kind) => (
                  <option key={kind} value={kind}>
                    {t(`auditlog.${kind}`)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </Flex>
        <Flex flex="1 1 9rem">
          <Field label={t('auditlog.from')}>
            {(control) => (
              <Input {...control} name="from" type="date" defaultValue={parameter('from')} />
            )}
          </Field>
        </Flex>
        <Flex flex="1 1 9rem">
          <Field label={t('auditlog.until')}>
            {(control) => (
              <Input {...control} name="until" type="date" defaultValue={parameter('until')} />
            )}
          </Field>
        </Flex>
        <Button type="submit" variant="outline">
          {t('auditlog.find')}
        </Button>
        {NAMES.some((name) => parameter(name) !== '') && (
          <ButtonLink variant="ghost" to={adminPaths.auditLog()}>
            {t('auditlog.clear')}
          </ButtonLink>
        )}
      </Flex>
    </form>
  );
}
