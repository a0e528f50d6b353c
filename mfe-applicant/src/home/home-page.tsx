import { projectScope } from '@portal/domain/access';
import { takesAnswers } from '@portal/domain/project';
import { awaitsAnswer } from '@portal/domain/proposition';
import { useSession } from '@portal/kit';
import { AdviserCard, useFirstName } from '@portal/features/people';
import { useAgency } from '@portal/features/records';
import { useApi, useResource } from '@portal/features/resource';
import { HomeNews } from '@portal/features/routes';
import { Page, PageHeader, WithRail } from '@portal/ui/page';
import { useMemo } from 'react';
import { FinancingCall } from './financing-call';
import { greetingLine } from './greeting';
import { LatestProject } from './latest-project';
import { NewPropositions } from './new-propositions';

/** Home of the applicant: the last project, the new proposals, and a way to submit another project. */
export default function HomePage() {
  const api = useApi();
  const session = useSession();
  const scope = useMemo(() => projectScope(session), [session]);
  const latest = useResource(() => api.projects.latest(scope), [api, scope]);
  const news = useResource(() => api.propositions.news(scope), [api, scope]);

  const overview = latest.value;
  // Asked once the names are there: it must not go before what is looked at. Met before, it costs no call.
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
  return (
    <Page>
      <PageHeader
        title={firstName === '' ? 'Bonjour' : `Bonjour ${firstName}`}
        context={greetingLine(now, toAnswer.length)}
      />
      <HomeNews />
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
      <FinancingCall />
    </Page>
  );
}
