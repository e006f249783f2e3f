/** Opens a written answer in a new tab; renews its URL first if it has expired. */
import { chakra } from '@chakra-ui/react';
import type { MouseEvent, ReactNode } from 'react';
import { describeError } from '../../../apollo/errors.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { toastError } from '../../../ui/dialogs/toast.tsx';
import { buttonRecipe } from '../../../ui/theme/recipes/button.ts';
import { type RenewUrl, useAnswerUrl } from './use-answer-url.ts';

const FileLink = chakra('a', buttonRecipe);

interface AnswerLinkProps {
  /** The URL in the page's data. */
  readonly pageUrl: string;
  readonly onRenew: RenewUrl;
  readonly children: ReactNode;
}

export function AnswerLink({ pageUrl, onRenew, children }: AnswerLinkProps) {
  return <OpenFile {...useAnswerUrl(pageUrl, onRenew)}>{children}</OpenFile>;
}

type OpenFileProps = ReturnType<typeof useAnswerUrl> & { readonly children: ReactNode };

export function OpenFile({ url, isStale, renew, children }: OpenFileProps) {
  const { t } = useI18n();
  const open = async (event: MouseEvent) => {
    if (!isStale()) return;
    event.preventDefault();
    // The tab is opened during the click, because browsers block it later.
    const tab = window.open('', '_blank');
    if (tab) tab.opener = null;
    try {
      const next = await renew();
      tab?.location.replace(next);
    } catch (error) {
      tab?.close();
      toastError(describeError(error, t));
    }
  };
  return (
    <FileLink
      variant="outline"
      href={url}
      target="_blank"
      rel="noreferrer"
      onClick={(event) => void open(event)}
    >
      {children}
    </FileLink>
  );
}
