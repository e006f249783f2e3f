/** The button that loads the next page of available exams. */
import { Text } from '@chakra-ui/react';
import { useState } from 'react';
import { describeError } from '../../../apollo/errors.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { ShowMore } from '../../../ui/page/show-more.tsx';

interface MoreExamsProps {
  /** How many exams are not shown yet. */
  readonly count: number;
  readonly hasMore: boolean;
  readonly onMore: () => Promise<unknown>;
}

export function MoreExams({ count, hasMore, onMore }: MoreExamsProps) {
  const { t } = useI18n();
  const [isLoading, setLoading] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  const more = async () => {
    setLoading(true);
    setFailure(null);
    try {
      await onMore();
    } catch (error) {
      setFailure(error);
    } finally {
      setLoading(false);
    }
  };

  return (
    <>
      <ShowMore hasMore={hasMore} isLoading={isLoading} onClick={() => void more()}>
        {t('timetable.more', { count })}
      </ShowMore>
      <Text role="alert" color="error.fg">
        {failure !== null && describeError(failure, t)}
      </Text>
    </>
  );
}
