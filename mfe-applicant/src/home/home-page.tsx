import { projectScope } from '@portal/domain/access';
import { awaitsAnswer } from '@portal/domain/proposition';
import { useSession } from '@portal/kit';
import { AdviserCard, useAgency, useApi, useFirstName, useResource } from '@portal/features/portal';
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
  const latest = useResource(useMemo(() => api.projects.latest(scope), [api, scope]));
  const news = useResource(useMemo(() => api.propositions.news(scope), [api, scope]));

  const overview = latest.status === 'ready' ? latest.value : undefined;
  // Asked once the names are there: it must not go before what is looked at. Met before, it costs no call.
  const isComplete = latest.status === 'ready' && !latest.refreshing;
  const isMet = overview !== undefined && overview.agencyName !== '';
  const agency = useAgency(isComplete || isMet ? overview?.project.agencyId : undefined);
  const now = new Date();
  const toAnswer = news.status === 'ready' ? news.value.filter((one) => awaitsAnswer(one, now)) : [];
  const firstName = useFirstName() || (overview?.project.firstName ?? '');
  return (
    <Page>
      <PageHeader
        title={firstName === '' ? 'Bonjour' : `Bonjour ${firstName}`}
        context={greetingLine(now, toAnswer.length)}
      />
      <LatestProject latest={latest} agency={agency} toAnswer={toAnswer} />
      <WithRail
        rail={
          overview && (
            <AdviserCard
              name={overview.managerName}
              agencyName={agency?.name ?? overview.agencyName}
              email={overview.project.prescriberEmail}
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
