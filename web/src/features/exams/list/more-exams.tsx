/** The next page of available exams. */
import { Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { describeError } from '../../../apollo/errors.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Button } from '../../../ui/forms/button.tsx';

interface MoreExamsProps {
  /** How many exams are not shown yet. */
  readonly count: number;
  readonly onMore: () => Promise<unknown>;
}

export function MoreExams({ count, onMore }: MoreExamsProps) {
  const { t } = useI18n();
  const [loading, setLoading] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const more = async () => {
    setLoading(true);
    setFailure(null);
    try {
      await onMore();
    } catch (error) {
      setFailure(describeError(error, t));
    } finally {
      setLoading(false);
    }
  };

  return (
    <Flex wrap="wrap" align="center" gap="3" mt="4">
      <Button variant="outline" loading={loading} onClick={() => void more()}>
        {t('timetable.more', { count })}
      </Button>
      <Text role="alert" color="fg.error">
        {failure}
      </Text>
    </Flex>
  );
}
