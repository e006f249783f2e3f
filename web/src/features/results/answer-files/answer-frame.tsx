/** A written answer in an iframe, with a link that opens it in a new tab. */
import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import { type SyntheticEvent, useState } from 'react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { OpenFile } from './answer-link.tsx';
import { type RenewUrl, useAnswerUrl } from './use-answer-url.ts';

interface AnswerFrameProps {
  readonly title: string;
  /** The URL in the page's data. */
  readonly pageUrl: string;
  /** Changes with the content of the file, which is then reloaded. */
  readonly version: number | null;
  readonly onRenew: RenewUrl;
}

const pathOf = (url: string) => new URL(url, location.origin).pathname;

/**
 * The content of the iframe. Unchanged when only the signature of the URL changes, so that the
 * reader keeps the scroll position.
 */
interface ShownFile {
  readonly url: string;
  readonly version: number | null;
  /** The number of failed requests for the file. */
  readonly failures: number;
}

export function AnswerFrame({ title, pageUrl, version, onRenew }: AnswerFrameProps) {
  const { t } = useI18n();
  const file = useAnswerUrl(pageUrl, onRenew);
  const [frame, setFrame] = useState<ShownFile>({ url: file.url, version, failures: 0 });
  const [hasFailed, setFailed] = useState(false);
  const isOther = frame.version !== version || pathOf(frame.url) !== pathOf(file.url);
  if (isOther) setFrame({ url: file.url, version, failures: 0 });

  const load = async () => {
    setFailed(false);
    try {
      const url = await file.renew();
      setFrame(({ failures }) => ({ url, version, failures: failures + 1 }));
    } catch {
      setFailed(true);
    }
  };
  const checkLoaded = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
    // Error responses are JSON. The document of a PDF has another type or is not accessible,
    // depending on the browser.
    if (currentTarget.contentDocument?.contentType !== 'application/json') return;
    // A renewed URL was rejected too, so a further one would not help.
    if (frame.failures > 0) setFailed(true);
    else void load();
  };

  return (
    <>
      {hasFailed ? (
        <Flex
          role="alert"
          wrap="wrap"
          align="center"
          gap="3"
          mb="3"
          p="3"
          borderRadius="md"
          bg="error.subtle"
        >
          <Text flex="1 1 14rem">{t('marking.fileFailed')}</Text>
          <Button variant="outline" onClick={() => void load()}>
            {t('marking.fileAgain')}
          </Button>
        </Flex>
      ) : (
        <chakra.iframe
          key={`${pathOf(frame.url)} ${frame.version} ${frame.failures}`}
          title={title}
          src={frame.url}
          onLoad={checkLoaded}
          w="full"
          h={{ base: '60vh', lg: '75vh' }}
          mb="3"
          borderWidth="1px"
          borderRadius="sm"
        />
      )}
      <Box>
        <OpenFile {...file}>{t('marking.openPdf')}</OpenFile>
      </Box>
    </>
  );
}
