import { formatCount } from '@portal/domain/format';
import { type Project, projectTitle } from '@portal/domain/project';
import { comparablePropositions, type Proposition } from '@portal/domain/proposition';
import { EmptyProposition } from '@portal/ui/artwork';
import { Button, ButtonRow } from '@portal/ui/button';
import { Card } from '@portal/ui/card';
import { EmptyState } from '@portal/ui/empty-state';
import { Printer, Trash2 } from '@portal/ui/icon';
import { Notice } from '@portal/ui/notice';
import { PageHeader } from '@portal/ui/page';
import { useMinWidth } from '@portal/ui/viewport';
import { useMemo } from 'react';
import { BackTo, paths } from '../routes';
import styles from './comparison-board.module.css';
import { ComparisonCards } from './comparison-cards';
import { ComparisonFoot } from './comparison-foot';
import { comparisonGroups } from './comparison-rows';
import { ComparisonTable } from './comparison-table';
import { PropositionChoice, useChosen } from './proposition-choice';
import { useEstimates } from './use-estimates';

interface ComparisonBoardProps {
  readonly title: string;
  readonly project: Project;
  readonly received: readonly Proposition[];
}

/** Two to four proposals of a project, in columns or, on narrow screens, in cards. */
export function ComparisonBoard({ title, project, received }: ComparisonBoardProps) {
  const all = useMemo(() => comparablePropositions(received, new Date()), [received]);
  const choice = useChosen(all);
  const estimates = useEstimates(project, all, choice.chosen);
  const isWide = useMinWidth('48rem');
  const { compared } = estimates;
  const groups = comparisonGroups(compared, estimates);
  return (
    <>
      <PageHeader
        title={title}
        context={`${projectTitle(project)}, dossier n°\u00A0${String(project.id)}\u00A0: ${formatCount(all.length, 'proposition')}`}
        back={<BackTo to={paths.projectFile(project.id)}>Dossier n° {project.id}</BackTo>}
        actions={
          all.length > 0 && (
            <ButtonRow className={styles.actions}>
              <Button icon={Printer} collapse onClick={() => window.print()}>
                Imprimer
              </Button>
              {compared.some(({ isUntouched }) => !isUntouched) && (
                <Button variant="quiet" icon={Trash2} onClick={estimates.clear}>
                  Effacer mes chiffres
                </Button>
              )}
            </ButtonRow>
          )
        }
      />
      {all.length === 0 ? (
        <Card as="div">
          <EmptyState art={<EmptyProposition />} title="Aucune proposition à comparer">
            Elles apparaîtront ici dès qu’elles auront été étudiées.
          </EmptyState>
        </Card>
      ) : (
        <>
          {all.length === 1 && (
            <Notice>
              Ce projet n’a qu’une proposition pour le moment. Vous pouvez déjà estimer ce qu’elle coûterait.
            </Notice>
          )}
          {all.length > 2 && <PropositionChoice all={all} choice={choice} />}
          {isWide ? (
            <Card as="div" className={styles.board}>
              <ComparisonTable compared={compared} groups={groups} />
            </Card>
          ) : (
            <ComparisonCards compared={compared} groups={groups} />
          )}
          <ComparisonFoot compared={compared} project={project} />
        </>
      )}
    </>
  );
}
