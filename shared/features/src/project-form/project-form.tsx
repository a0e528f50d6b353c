import type { Role } from '@portal/domain/access';
import { emptyProjectDraft, type Project, toProjectDraft } from '@portal/domain/project';
import { useSession } from '@portal/kit';
import { Accordion } from '@portal/ui/accordion';
import { Card } from '@portal/ui/card';
import { Page, PageHeader } from '@portal/ui/page';
import { Skeleton, SkeletonCard, SkeletonRows } from '@portal/ui/skeleton';
import { useState } from 'react';
import { map, type Observable, of, startWith } from 'rxjs';
import { EXCEPT_OPTIONAL } from '../editing';
import { doesNotExist, type LiveResource, Loaded, orElse, useApi, useResource } from '../resource';
import { BackTo, paths, useOpenInAddress, useOptionalRouteId } from '../routes';
import { PageContent } from '../texts';
import { DraftStatus, NO_DRAFT } from './draft-keeper';
import { ProjectEditor } from './project-editor';
import styles from './project-form.module.css';
import { type ProjectValues, toProjectValues } from './project-table';

/** Applicants edit their own project, staff someone else's. */
function titleOf(id: number | undefined | null, role: Role): string {
  if (role !== 'APPLICANT') return id === undefined ? 'Projet de financement' : 'Modifier le projet';
  return id === undefined ? 'Votre projet de financement' : 'Modifier votre projet';
}

interface Start {
  readonly project: Project | undefined;
  readonly values: ProjectValues;
}

/** `id` in the address: none for a new project; one that is no number belongs to none. */
export function ProjectFormPage() {
  const id = useOptionalRouteId();
  const start = useStart(id);
  const [draft, setDraft] = useState(NO_DRAFT);
  const { role } = useSession();
  return (
    <Page width="form">
      <PageHeader
        title={titleOf(id, role)}
        context={EXCEPT_OPTIONAL}
        back={
          id ? <BackTo to={paths.projectFile(id)}>Dossier</BackTo> : <BackTo to={paths.home}>Accueil</BackTo>
        }
        actions={<DraftStatus state={draft} />}
      />
      {/* The text addresses the applicant. */}
      {role === 'APPLICANT' && id === undefined && <BeforeStart />}
      <Loaded
        resource={start}
        record="project"
        skeleton={
          <SkeletonCard label="Chargement du projet">
            <Skeleton width="14rem" />
            <SkeletonRows count={8} />
          </SkeletonCard>
        }
      >
        {({ project, values }) => (
          <ProjectEditor key={project?.id} project={project} firstValues={values} onDraft={setDraft} />
        )}
      </Loaded>
    </Page>
  );
}

/** The project to edit; for a new one an empty form at once, then the applicant's name. */
function useStart(id: number | undefined | null): LiveResource<Start> {
  const { people, projects } = useApi();
  const { email } = useSession();
  return useResource((): Observable<Start> => {
    if (id === null) return doesNotExist;
    if (id !== undefined)
      return projects
        .byId(id)
        .pipe(map((project) => ({ project, values: toProjectValues(toProjectDraft(project)) })));
    const applicant = email === null ? of(undefined) : people.profile(email).pipe(orElse(undefined));
    return applicant.pipe(
      startWith(undefined),
      map((person) => ({
        project: undefined,
        values: toProjectValues(
          emptyProjectDraft({
            email: email ?? '',
            ...(person && { firstName: person.firstName, lastName: person.lastName }),
          }),
        ),
      })),
    );
  }, [people, projects, email, id]);
}

const ID = 'avant-de-commencer';

/** The content service's text for the form, folded: it is there from the start, so that nothing moves when it comes. */
function BeforeStart() {
  const [isOpen, open] = useOpenInAddress(ID);
  return (
    <Card as="div" className={styles.before}>
      <Accordion
        initial={isOpen ? ID : undefined}
        onToggle={(_, isOpenNow) => open(isOpenNow)}
        sections={[
          {
            id: ID,
            label: 'Avant de commencer',
            content: <PageContent page="editProject" otherwise={<p>{IN_SHORT}</p>} />,
          },
        ]}
      />
    </Card>
  );
}

const IN_SHORT =
  'Il faut environ dix minutes. Votre saisie est conservée sur cet appareil jusqu’à l’envoi, sept jours au plus\u00A0: vous pouvez la reprendre plus tard. Elle est effacée si vous vous déconnectez.';
