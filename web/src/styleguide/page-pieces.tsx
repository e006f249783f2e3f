/** Styleguide: cards and their parts; empty, error and loading states. */

import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { Box, Text } from '@chakra-ui/react';
import { NetworkError } from '../apollo/network-error.ts';
import { ClassCard } from '../features/course-list/cards/class-card.tsx';
import { CourseCard } from '../features/course-list/cards/course-card.tsx';
import { CoursePageSkeleton } from '../features/course-page/course-page-skeleton.tsx';
import { Testimonials } from '../features/course-page/testimonials.tsx';
import { classes } from '../i18n/class-labels.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { paths } from '../paths.ts';
import { Avatar } from '../ui/content/avatar.tsx';
import { ContentCounts } from '../ui/content/content-counts.tsx';
import { Cover } from '../ui/content/cover.tsx';
import { FileLinks } from '../ui/content/file-links.tsx';
import { Price } from '../ui/content/price.tsx';
import { Rating } from '../ui/content/rating.tsx';
import { FlagPicture, PaperPicture, RowPicture } from '../ui/content/row-picture.tsx';
import { SteadyDigits } from '../ui/content/steady-digits.tsx';
import { ButtonLink } from '../ui/forms/button-link.tsx';
import { EmptyState } from '../ui/page/empty-state.tsx';
import { ErrorAlert, ErrorBox } from '../ui/page/error-box.tsx';
import { ErrorState } from '../ui/page/error-state.tsx';
import { InParts } from '../ui/page/in-parts.tsx';
import { ShowMore } from '../ui/page/show-more.tsx';
import { CardGrid, CardGridSkeleton, RowsSkeleton, TextSkeleton } from '../ui/page/skeletons.tsx';
import { Spinner } from '../ui/page/spinner.tsx';
import { TwoColumns } from '../ui/page/two-columns.tsx';
import { UndoNotice } from '../ui/page/undo-notice.tsx';
import { Piece, Row, Section } from './section.tsx';

const cards = [
  {
    title: 'ঢাকা বিশ্ববিদ্যালয় (DU)',
    fee: 0,
    discount: 0,
    rating: 4.7,
    isEnrolled: true,
    thumbnailUrl: '/media/covers/du.svg',
  },
  {
    title: 'বাংলাদেশ প্রকৌশল বিশ্ববিদ্যালয় (BUET)',
    fee: 60,
    discount: 20,
    rating: 4.9,
    thumbnailUrl: '/media/covers/buet.svg',
  },
  { title: 'IELTS প্রস্তুতি', fee: 30, discount: 0, rating: null, thumbnailUrl: null },
] as const;

const names = ['শুভ্রদীপ চাকমা', 'নুসরাত জাহান', 'রাফি আহমেদ', 'মিম আক্তার', 'তানভীর হাসান'];

const testimonials = [
  {
    studentName: 'শুভ্রদীপ চাকমা',
    enrolledYear: 2023,
    review: 'শুধু নিশ্চিত প্রশ্নগুলো দাগিয়ে ফল অনেক ভালো হয়। কৌশলটা এখানেই শেখা।',
  },
];

export function Cards() {
  const { t } = useI18n();
  return (
    <Section name="Cards">
      <CardGrid>
        {cards.map((card) => (
          <CourseCard
            key={card.title}
            to={paths.courses()}
            subtitle={t('courses.admissionLine')}
            {...card}
          />
        ))}
      </CardGrid>
      <Piece name="ClassCard">
        <CardGrid>
          {classes.slice(-2).map((schoolClass) => (
            <ClassCard key={schoolClass.code} schoolClass={schoolClass} headingLevel="h3" />
          ))}
        </CardGrid>
      </Piece>
      <Piece name="Cover, and one that is missing">
        <Row>
          {['/media/covers/du.svg', null].map((src) => (
            <Box key={src} w="10rem">
              <Cover src={src} />
            </Box>
          ))}
        </Row>
      </Piece>
      <Piece name="FileLinks">
        <FileLinks
          files={[
            { name: 'essay.pdf', url: '/media/covers/du.svg' },
            { name: 'sketch.jpg', url: '/media/covers/buet.svg' },
          ]}
        />
      </Piece>
      <Piece name="TwoColumns with RowPicture, PaperPicture and FlagPicture">
        <TwoColumns>
          {[
            <RowPicture key="cover" src="/media/covers/du.svg" />,
            <PaperPicture key="paper" />,
            <FlagPicture key="flag" />,
          ].map((picture) => (
            <li key={picture.key}>{picture}</li>
          ))}
        </TwoColumns>
      </Piece>
      <Piece name="InParts with ShowMore">
        <InParts items={names} size={2}>
          {(part) => (
            <TwoColumns>
              {part.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </TwoColumns>
          )}
        </InParts>
        <ShowMore hasMore={false} showsEnd onClick={() => undefined} />
      </Piece>
      <Piece name="Price, Rating, ContentCounts, Avatar">
        <Row>
          <Price fee={60} discount={20} size="lg" />
          <Price fee={30} discount={0} />
          <Price fee={0} discount={0} />
          <Rating value={4.65} />
          <ContentCounts lessonCount={2} noteCount={1} examCount={1} />
          <ContentCounts lessonCount={0} noteCount={0} examCount={0} />
          <Avatar src={null} name="শুভ্রদীপ" />
          <Avatar src={null} name="Nusrat" size="20" />
        </Row>
      </Piece>
      <Piece name="SteadyDigits">
        <Text>
          <SteadyDigits>৪০:০৫ বাকি</SteadyDigits>
        </Text>
      </Piece>
      <Testimonials testimonials={testimonials} />
    </Section>
  );
}

const offline = new NetworkError('Failed to fetch');
const busy = new CombinedGraphQLErrors({
  data: null,
  errors: [{ message: '', extensions: { code: 'UPSTREAM_UNAVAILABLE' } }],
});
const nothing = () => undefined;

export function States() {
  const { t } = useI18n();
  return (
    <Section name="States">
      <Piece name="EmptyState">
        <EmptyState text={t('courses.none')}>
          <ButtonLink variant="outline" to={paths.courses()}>
            {t('courses.title')}
          </ButtonLink>
        </EmptyState>
      </Piece>
      <Piece name="ErrorAlert">
        <ErrorAlert>{t('shell.loginFirst')}</ErrorAlert>
      </Piece>
      <Piece name="ErrorBox">
        <ErrorBox role="note">{t('shell.loginFirst')}</ErrorBox>
      </Piece>
      <Piece name="ErrorState">
        <ErrorState error={busy} onRetry={nothing} />
      </Piece>
      <Piece name="ErrorState, offline">
        <ErrorState error={offline} onRetry={nothing} />
      </Piece>
      <Piece name="UndoNotice">
        <UndoNotice text="প্রশ্ন ২ সরানো হয়েছে।" onUndo={nothing} />
      </Piece>
      <Piece name="Spinner">
        <Spinner />
      </Piece>
      <Piece name="CardGridSkeleton">
        <CardGridSkeleton />
      </Piece>
      <Piece name="CoursePageSkeleton">
        <CoursePageSkeleton />
      </Piece>
      <Piece name="RowsSkeleton, TextSkeleton">
        <RowsSkeleton count={2} />
        <Box mt="4" maxW="reading">
          <TextSkeleton lines={3} />
        </Box>
      </Piece>
    </Section>
  );
}
