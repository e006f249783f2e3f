/** The home page: introduction, one call to action, admission courses and classes. */
import { Box, chakra, Flex, Grid, Heading, Text } from '@chakra-ui/react';
import { type ReactNode, Suspense } from 'react';
import { useViewer } from '../../apollo/viewer.ts';
import { AdmissionCourseCard } from '../../features/course-list/cards/admission-course-card.tsx';
import { ClassCard } from '../../features/course-list/cards/class-card.tsx';
import { inDefaultOrder } from '../../features/course-list/course-filters.ts';
import { classes } from '../../i18n/class-labels.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { loadTexts } from '../../i18n/texts.ts';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/content/icons.tsx';
import { ButtonLink } from '../../ui/forms/button-link.tsx';
import { lazyComponent } from '../../ui/lazy-component.ts';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { ErrorState } from '../../ui/page/error-state.tsx';
import { usePageHeading } from '../../ui/page/page-heading.ts';
import { CardGrid, CardGridSkeleton } from '../../ui/page/skeletons.tsx';
import { useHomeRouteQuery } from './generated/home.route.ts';
import hero from './hero.svg?inline';

/** 'Dream, learn and explore' (specification, section 1), always in Bengali. */
const TAGLINE = 'স্বপ্ন দেখো, শেখো, আবিষ্কার করো';

const SHOWN_COURSES = 6;

/** Only for students who are logged in, so visitors do not download it. */
const StudyPlanCard = lazyComponent(async () => {
  const [module] = await Promise.all([
    import('../../features/students/study-plan/study-plan-card.tsx'),
    loadTexts(['studyplan']),
  ]);
  return module.StudyPlanCard;
});

export function Component() {
  const { viewer, isAdmin } = useViewer();
  return (
    <>
      <Hero />
      {viewer && !isAdmin && (
        <Suspense>
          <StudyPlanCard viewerId={viewer.id} />
        </Suspense>
      )}
      <AdmissionCourses />
      <AcademicClasses />
    </>
  );
}

function Hero() {
  const { t } = useI18n();
  const { isLoggedIn } = useViewer();
  const heading = usePageHeading(t('shell.homeTitle'));
  return (
    <Box as="section" bg="bg.panel" borderBottomWidth="1px">
      <Grid
        maxW="grid"
        mx="auto"
        px={{ base: '4', md: '6' }}
        py={{ base: '8', md: '12' }}
        gap="8"
        alignItems="center"
        // Two columns as soon as both fit, because on a tablet the picture alone would fill the
        // screen.
        templateColumns={{
          base: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
          lg: '1.15fr 1fr',
        }}
      >
        <Box>
          <Heading
            as="h1"
            lang="bn"
            ref={heading}
            tabIndex={-1}
            fontSize={{ base: '3xl', md: '5xl' }}
            lineHeight="1.35"
            mb="4"
          >
            {TAGLINE}
          </Heading>
          <Text fontSize={{ base: 'md', md: 'lg' }} color="fg.muted" maxW="34rem" mb="6">
            {t('shell.heroLine')}
          </Text>
          <ButtonLink
            variant="accent"
            size="lg"
            w={{ base: 'full', sm: 'auto' }}
            to={isLoggedIn ? paths.studentDashboard() : paths.courses()}
          >
            {t('shell.getStarted')}
            <Icon name="forward" />
          </ButtonLink>
        </Box>
        <Box maxW={{ base: '28rem', lg: 'none' }} w="full">
          <chakra.img src={hero} alt="" w="full" aspectRatio="4 / 3" fetchPriority="high" />
        </Box>
      </Grid>
    </Box>
  );
}

function Section({
  title,
  subtitle,
  action,
  children,
}: {
  readonly title: string;
  readonly subtitle: string;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <Box
      as="section"
      maxW="grid"
      mx="auto"
      px={{ base: '4', md: '6' }}
      pt={{ base: '8', md: '12' }}
    >
      <Flex wrap="wrap" align="end" justify="space-between" gap="3" mb="5">
        <Box>
          <Heading as="h2" size="xl">
            {title}
          </Heading>
          <Text mt="1" color="fg.muted">
            {subtitle}
          </Text>
        </Box>
        {action}
      </Flex>
      {children}
    </Box>
  );
}

function AdmissionCourses() {
  const { t } = useI18n();
  const { data, loading, error, refetch } = useHomeRouteQuery();
  const courses = data?.admissionCourses;
  const listFailed = error ?? (data && !courses);
  return (
    <Section
      title={t('shell.admissionCourses')}
      subtitle={t('shell.admissionLine')}
      action={
        <ButtonLink variant="outline" to={paths.admissionCourses()}>
          {t('shell.showMore')}
        </ButtonLink>
      }
    >
      {loading && !data && <CardGridSkeleton count={SHOWN_COURSES} />}
      {listFailed && <ErrorState error={error} onRetry={refetch} />}
      {courses?.length === 0 && <EmptyState text={t('shell.noCourses')} />}
      <CardGrid>
        {inDefaultOrder(courses ?? [])
          .slice(0, SHOWN_COURSES)
          .map((course) => (
            <AdmissionCourseCard key={course.id} course={course} />
          ))}
      </CardGrid>
    </Section>
  );
}

function AcademicClasses() {
  const { t } = useI18n();
  return (
    <Section title={t('shell.academicCourses')} subtitle={t('shell.academicLine')}>
      <Grid
        templateColumns={{ base: '1fr', sm: '1fr 1fr', lg: 'repeat(3, 1fr)' }}
        gap={{ base: '3', md: '5' }}
      >
        {classes.map((schoolClass) => (
          <ClassCard key={schoolClass.code} schoolClass={schoolClass} headingLevel="h3" />
        ))}
      </Grid>
    </Section>
  );
}
