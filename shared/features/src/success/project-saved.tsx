import { formatMoney } from '@portal/domain/format';
import { takesAnswers } from '@portal/domain/project';
import { Link, useLocation, useSession } from '@portal/kit';
import { ButtonLink, ButtonRow } from '@portal/ui/button';
import { DuskBand } from '@portal/ui/dusk-band';
import { ChevronRight, Pencil } from '@portal/ui/icon';
import { LitStreet } from '@portal/ui/lit-street';
import { Page } from '@portal/ui/page';
import { ProjectNextStep } from '../records';
import { paths, type SavedProject, savedProjectIn } from '../routes';
import { WhatNext } from '../texts';

/** « Documents incomplets »: the mandate is signed, documents are asked for. */
const LAST_OF_THE_WAY = 4;

interface SavedProps {
  /** Undefined when the page was opened by its address. */
  readonly saved: SavedProject | undefined;
}

/**
 * Confirms a submitted or edited project (section 2). To its applicant it says what comes next; the content service's
 * text for that does not address staff.
 */
export function ProjectSaved() {
  const saved = savedProjectIn(useLocation().state);
  const isStaff = useSession().role !== 'APPLICANT';
  return (
    <Page>
      <SavedBand saved={saved} isStaff={isStaff} />
      {!isStaff && <WhatComes saved={saved} />}
    </Page>
  );
}

/** What was saved, and the file as a building with one more window lit per step done. */
function SavedBand({ saved, isStaff }: SavedProps & { readonly isStaff: boolean }) {
  const [file, list] = isStaff ? ['le dossier', 'les projets'] : ['votre dossier', 'vos projets'];
  return (
    <DuskBand
      id="projet-enregistre"
      title={`${isStaff ? 'Le' : 'Votre'} projet est enregistré`}
      about={saved && `Dossier n°\u00A0${String(saved.id)}${saved.when && `, ${saved.when}`}`}
      art={<LitStreet windows={12} lit={saved?.lit ?? 0} isFresh={saved?.isNew} />}
      actions={
        <>
          <ButtonLink
            as={Link}
            to={saved ? paths.projectFile(saved.id) : paths.projects}
            variant="lamp"
            size="lg"
            iconAfter={ChevronRight}
          >
            Voir {saved ? file : list}
          </ButtonLink>
          <ButtonLink
            as={Link}
            to={isStaff ? paths.agentHome : paths.applicantHome}
            variant="link-on-brand"
            size="lg"
          >
            Revenir à l’accueil
          </ButtonLink>
        </>
      }
    >
      {savedWords(saved, isStaff)}
    </DuskBand>
  );
}

function savedWords(saved: SavedProject | undefined, isStaff: boolean): string {
  const general = 'Chaque dossier dit où il en est, et qui doit agir.';
  if (saved === undefined) return general;
  const { step, amount, isNew } = saved;
  // A status without a step, and a file that is closed, have none.
  const reached = step === null ? '' : `Étape ${String(step)} sur 12. `;
  if (isStaff) return reached + (isNew ? general : 'La nouvelle version remplace la précédente.');
  if (!isNew) return `${reached}Votre agence voit vos modifications dès maintenant.`;
  const request =
    amount === null
      ? 'votre demande de financement'
      : `votre demande de financement de ${formatMoney(amount)}`;
  return step === 1
    ? `Première fenêtre allumée sur douze\u00A0: votre agence a reçu ${request}.`
    : `${reached}Votre agence a reçu ${request}.`;
}

function WhatComes({ saved }: SavedProps) {
  const change = saved && <ChangeLink id={saved.id} />;
  // The way that a new project takes lies behind once its documents are in, and where it is closed.
  if (saved === undefined || (takesAnswers(saved.status) && (saved.step ?? 0) <= LAST_OF_THE_WAY))
    return <WhatNext page="projectSaved">{change}</WhatNext>;
  return (
    <>
      {/* Until an acceptance the proposals say whose turn it is, and this page has not read them. */}
      {!takesAnswers(saved.status) && <ProjectNextStep status={saved.status} toAnswer={[]} />}
      {change}
    </>
  );
}

const ChangeLink = ({ id }: { readonly id: number }) => (
  <ButtonRow>
    <ButtonLink as={Link} to={paths.editProject(id)} icon={Pencil}>
      Modifier votre projet
    </ButtonLink>
  </ButtonRow>
);
