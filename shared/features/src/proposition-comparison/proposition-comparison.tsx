import { formatCount } from '@portal/domain/format';
import { type Project, projectTitle } from '@portal/domain/project';
import { comparablePropositions, ofFile, type Proposition } from '@portal/domain/proposition';
import { useSession } from '@portal/kit';
import { EmptyProposition } from '@portal/ui/artwork';
import { Button, ButtonRow } from '@portal/ui/button';
import { Card } from '@portal/ui/card';
import { EmptyState } from '@portal/ui/empty-state';
import { Printer, Trash2 } from '@portal/ui/icon';
import { Notice } from '@portal/ui/notice';
import { Page, PageHeader } from '@portal/ui/page';
import { Skeleton, SkeletonCard, SkeletonRows } from '@portal/ui/skeleton';
import { useMinWidth } from '@portal/ui/viewport';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { type ReactNode, useMemo } from 'react';
import { combineLatest } from 'rxjs';
import { Loaded, Missing, serverTime, useApi, useResource } from '../resource';
import { BackTo, paths, useQueryId } from '../routes';
import styles from './comparison-board.module.css';
import { ComparisonFoot } from './comparison-foot';
import { comparisonGroups } from './comparison-rows';
import { ComparisonTable } from './comparison-table';
import { VerdictFacts, verdictOn, VerdictTitle } from './comparison-verdict';
import { PropositionChoice, useChosen } from './proposition-choice';
import { useEstimates } from './use-estimates';

const TITLE = 'Comparer les propositions';

/** Compares the proposals of one project and their cost. Two requests, plus the status names. */
export function PropositionComparison() {
  const projectId = useQueryId('dossier');
  const back = (
    <BackTo to={paths.projects}>{useSession().role === 'APPLICANT' ? 'Vos projets' : 'Projets'}</BackTo>
  );
  return (
    <Page>
      {projectId !== undefined ? (
        <OfProject projectId={projectId} back={back} />
      ) : (
        <>
          <PageHeader title={TITLE} back={back} />
          <Missing record="project" />
        </>
      )}
    </Page>
  );
}

function OfProject({ projectId, back }: { readonly projectId: number; readonly back: ReactNode }) {
  const { propositions, projects } = useApi();
  const resource = useResource(
    () => combineLatest([projects.byId(projectId), propositions.ofProject(projectId)]),
    [projects, propositions, projectId],
  );
  return (
    <>
      {resource.status === 'failed' && <PageHeader title={TITLE} back={back} />}
      {resource.status === 'loading' && <BackToFile id={projectId} />}
      <Loaded
        resource={resource}
        record="project"
        skeleton={
          <SkeletonCard label="Chargement des propositions">
            <Skeleton width="60%" height="2rem" />
            <SkeletonRows count={8} height="2rem" />
          </SkeletonCard>
        }
      >
        {([project, received]) => <ComparisonBoard onStale={resource.reload} {...{ project, received }} />}
      </Loaded>
    </>
  );
}

const BackToFile = ({ id }: { readonly id: number }) => (
  <BackTo to={paths.projectFile(id)}>{`Dossier n°\u00A0${String(id)}`}</BackTo>
);

interface ComparisonBoardProps {
  readonly project: Project;
  readonly received: readonly Proposition[];
  readonly onStale: () => void;
}

/** Two to four proposals of a project, in columns, with the verdict first. */
function ComparisonBoard({ project, received, onStale }: ComparisonBoardProps) {
  const all = useMemo(
    () => comparablePropositions(ofFile(received, project), serverTime()),
    [received, project],
  );
  const choice = useChosen(all);
  const estimates = useEstimates(project, all, choice.chosen);
  const isWide = useMinWidth('48rem');
  const { compared } = estimates;
  const verdict = verdictOn(compared);
  const groups = comparisonGroups(compared, estimates);
  return (
    <>
      <PageHeader
        title={verdict === undefined ? TITLE : <VerdictTitle verdict={verdict} />}
        context={`${projectTitle(project)}\u00A0: ${formatCount(all.length, 'proposition')}`}
        back={<BackToFile id={project.id} />}
        actions={
          all.length > 0 && (
            <ButtonRow data-screen-only>
              <Button icon={Printer} collapse onClick={() => window.print()}>
                Imprimer
              </Button>
              {compared.some(({ isUntouched }) => !isUntouched) && (
                <Button variant="quiet" icon={Trash2} onClick={estimates.clear}>
                  Effacer vos hypothèses
                </Button>
              )}
            </ButtonRow>
          )
        }
      />
      <VisuallyHidden as="p" role="status">
        {verdict && <VerdictTitle verdict={verdict} />}
      </VisuallyHidden>
      {verdict && <VerdictFacts verdict={verdict} />}
      {all.length === 0 ? (
        <Card as="div">
          <EmptyState art={<EmptyProposition />} title="Aucune proposition à comparer">
            Les propositions reçues apparaîtront ici.
          </EmptyState>
        </Card>
      ) : (
        <>
          {all.length === 1 && <Notice>Ce projet n’a qu’une proposition pour le moment.</Notice>}
          {all.length > 2 && <PropositionChoice all={all} choice={choice} />}
          <Card as="div" className={styles.board}>
            <ComparisonTable {...{ compared, groups }} isNarrow={!isWide} onStale={onStale} />
          </Card>
          <ComparisonFoot compared={compared} />
        </>
      )}
    </>
  );
}
