import type { Project } from '@portal/domain/project';
import { comparablePropositions, ofFile, propositionStatusLabel } from '@portal/domain/proposition';
import { CardGrid, CardsSkeleton } from '@portal/features/listing';
import { EmptyProposition } from '@portal/ui/artwork';
import { EmptyState } from '@portal/ui/empty-state';
import { Stack } from '@portal/ui/layout';
import { CompareLink } from '../records';
import { Loaded, serverTime, useApi, useResource } from '../resource';
import { PropositionCard } from './proposition-card';
import styles from './proposition-list.module.css';

/** Proposals on the project page. Those named Nouvelle are not listed there (section 2). */
export function PropositionCards({ project }: { readonly project: Pick<Project, 'id' | 'status'> }) {
  const api = useApi();
  const propositions = useResource(() => api.propositions.ofProject(project.id), [api, project.id]);
  return (
    <Loaded
      resource={propositions}
      failedTitle="Les propositions n’ont pas pu être chargées"
      skeleton={<CardsSkeleton label="Chargement des propositions" />}
    >
      {(all) => {
        const shown = comparablePropositions(ofFile(all, project), serverTime());
        if (shown.length === 0) {
          return (
            <EmptyState art={<EmptyProposition />} title="Aucune proposition à afficher">
              Les propositions reçues apparaîtront ici.
            </EmptyState>
          );
        }
        return (
          <Stack align="start" className={styles.ofProject}>
            <CompareLink projectId={project.id} count={shown.length} />
            <CardGrid>
              {shown.map((proposition) => (
                <PropositionCard
                  key={proposition.id}
                  overview={{
                    proposition,
                    statusLabel: propositionStatusLabel(proposition.status, proposition.statusName),
                  }}
                  isComplete
                />
              ))}
            </CardGrid>
          </Stack>
        );
      }}
    </Loaded>
  );
}
