import { takesAnswers } from '@portal/domain/project';
import { awaitsAnswer } from '@portal/domain/proposition';
import { AdviserCard, useFirstName } from '@portal/features/people';
import { useAgency } from '@portal/features/records';
import { isRefused, Refusal, useAccess, useApi, useResource } from '@portal/features/resource';
import { HomeNews } from '@portal/features/routes';
import { Page, PageHeader, WithRail } from '@portal/ui/page';
import { FinancingCall } from './financing-call';
import { greetingLine } from './greeting';
import { LatestProject } from './latest-project';
import styles from './home.module.css';
import { NewPropositions } from './new-propositions';

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
  const now = new Date();
  const isAnswered = (projectId: number | null) =>
    overview !== undefined && projectId === overview.project.id && !takesAnswers(overview.project.status);
  const toAnswer =
    news.status === 'ready'
      ? news.value.filter((one) => awaitsAnswer(one, now) && !isAnswered(one.projectId))
      : [];
  const firstName = useFirstName() || (overview?.project.firstName ?? '');
  const hasNoProjects = isRefused(latest);
  const hello = firstName === '' ? 'Bonjour' : `Bonjour ${firstName}`;
  return (
    <Page inOrder>
      <PageHeader
        title={
          <span className={styles.hello} style={{ ['--letters' as string]: hello.length }}>
            {hello}
          </span>
        }
        context={<span className={styles.greeting}>{greetingLine(now, toAnswer.length)}</span>}
      />
      <HomeNews />
      {hasNoProjects && isRefused(news) ? (
        <Refusal />
      ) : (
        <>
          <LatestProject latest={latest} agency={agency} toAnswer={toAnswer} />
          <WithRail
            rail={
              overview && (
                <AdviserCard
                  managerName={overview.managerName === '' && !isComplete ? undefined : overview.managerName}
                  agentName={overview.agentName}
                  agentEmail={overview.project.prescriberEmail}
                  agencyName={agency?.name ?? overview.agencyName}
                  subject={`Dossier n° ${String(overview.project.id)}`}
                />
              )
            }
          >
            <NewPropositions news={news} />
          </WithRail>
        </>
      )}
      {!hasNoProjects && <FinancingCall />}
    </Page>
  );
}
