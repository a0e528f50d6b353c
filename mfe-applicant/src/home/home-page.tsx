import { ofFile, standingOf } from '@portal/domain/proposition';
import { AdviserCard, useFirstName } from '@portal/features/people';
import { useAgency } from '@portal/features/records';
import { isRefused, Refusal, serverTime, useAccess, useApi, useResource } from '@portal/features/resource';
import { HomeNews } from '@portal/features/routes';
import { Page, PageHeader, WithRail } from '@portal/ui/page';
import { Skeleton, SkeletonCard } from '@portal/ui/skeleton';
import { FinancingCall } from './financing-call';
import { greetingLine } from './greeting';
import { LatestProject } from './latest-project';
import styles from './home.module.css';
import { NewPropositions } from './new-propositions';

/** In its place from the start, the adviser makes nothing narrower. */
const COMING_ADVISER = (
  <SkeletonCard label="Chargement de votre conseiller">
    <Skeleton width="8rem" height="1.25rem" />
    <Skeleton height="3.5rem" />
    <Skeleton width="70%" height="2.5rem" />
    <Skeleton height="2.75rem" />
  </SkeletonCard>
);

/** The applicant's home: latest project, new proposals, and a link to submit a project. */
export default function HomePage() {
  const api = useApi();
  const { scope } = useAccess().projects;
  const latest = useResource(() => api.projects.latest(scope), [api, scope]);
  const news = useResource(() => api.propositions.news(scope), [api, scope]);

  const overview = latest.value;
  // Loaded last, so that it does not delay what is visible. Cached, it costs no request.
  const isComplete = latest.status === 'ready' && !latest.refreshing;
  const isMet = overview !== undefined && overview.agencyName !== '';
  const agency = useAgency(isComplete || isMet ? overview?.project.agencyId : undefined);
  const now = serverTime();
  const toAnswer =
    news.status === 'ready'
      ? ofFile(news.value, overview?.project).filter((one) => standingOf(one, now).isNew)
      : [];
  const isComing = news.status === 'loading';
  const firstName = useFirstName() || (overview?.project.firstName ?? '');
  const hello = firstName === '' ? 'Bonjour' : `Bonjour ${firstName}`;
  const greeting = (
    <PageHeader
      title={
        <span className={styles.hello} style={{ ['--letters' as string]: hello.length }}>
          Bonjour
          {firstName !== '' && ` ${firstName}`}
        </span>
      }
      context={greetingLine(now)}
    />
  );
  const hasNoProjects = isRefused(latest);
  if (hasNoProjects && isRefused(news))
    return (
      <Page>
        {greeting}
        <HomeNews />
        <Refusal />
      </Page>
    );
  return (
    <Page inOrder>
      {greeting}
      <HomeNews />
      <LatestProject latest={latest} agency={agency} toAnswer={isComing ? undefined : toAnswer} />
      <WithRail
        rail={
          overview &&
          (isComplete || overview.managerName !== '' || overview.project.prescriberEmail !== '') ? (
            <AdviserCard
              // The project above says the rest.
              managerName={
                overview.project.prescriberEmail === '' ? overview.managerName || undefined : undefined
              }
              agentName={overview.agentName}
              agentEmail={overview.project.prescriberEmail}
              agencyName=""
              subject={`Dossier n° ${String(overview.project.id)}`}
            />
          ) : (
            (overview ?? latest.status === 'loading') && COMING_ADVISER
          )
        }
      >
        <NewPropositions news={news} waiting={toAnswer} />
      </WithRail>
      {!hasNoProjects && <FinancingCall />}
    </Page>
  );
}
