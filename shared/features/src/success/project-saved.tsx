import { formatMoney } from '@portal/domain/format';
import { takesAnswers } from '@portal/domain/project';
import { Link, useLocation } from '@portal/kit';
import { ButtonLink, ButtonRow } from '@portal/ui/button';
import { FormNote } from '@portal/ui/form-layout';
import { Pencil } from '@portal/ui/icon';
import { Page } from '@portal/ui/page';
import { ProjectNextStep, TitledCard } from '../records';
import { paths, type SavedProject, savedProjectIn } from '../routes';
import { WhatNext } from '../texts';
import { SavedBand, stepWords } from './saved-band';

/** « Documents incomplets »: the mandate is signed, documents are asked for. */
const LAST_OF_THE_WAY = 4;

/** Confirms an applicant's submitted or edited project, says what comes next, and leads home (section 2). */
export function ProjectSaved() {
  const saved = savedProjectIn(useLocation().state);
  // The way that a new project takes lies behind once its documents are in, and where it is closed.
  const isOnItsWay =
    saved === undefined || (takesAnswers(saved.status) && (saved.step ?? 0) <= LAST_OF_THE_WAY);
  const change = saved && <ChangeCard id={saved.id} />;
  return (
    <Page>
      <SavedBand
        saved={saved}
        title="Votre projet est enregistré"
        act={{ file: 'Voir votre dossier', list: 'Voir vos projets' }}
        home={paths.applicantHome}
      >
        {savedWords(saved)}
      </SavedBand>
      {isOnItsWay ? (
        <WhatNext page="projectSaved">{change}</WhatNext>
      ) : (
        <>
          {/* Until an acceptance the proposals say whose turn it is, and this page has not read them. */}
          {!takesAnswers(saved.status) && <ProjectNextStep status={saved.status} toAnswer={[]} />}
          {change}
        </>
      )}
    </Page>
  );
}

function savedWords(saved: SavedProject | undefined): string {
  if (saved === undefined) return 'Chaque dossier dit où il en est, et qui doit agir.';
  const { step, amount, isNew } = saved;
  if (!isNew) return `${stepWords(saved)}Votre agence voit vos modifications dès maintenant.`;
  const request =
    amount === null
      ? 'votre demande de financement'
      : `votre demande de financement de ${formatMoney(amount)}`;
  return step === 1
    ? `Première fenêtre allumée sur douze\u00A0: votre agence a reçu ${request}.`
    : `${stepWords(saved)}Votre agence a reçu ${request}.`;
}

function ChangeCard({ id }: { readonly id: number }) {
  return (
    <TitledCard title={<>Quelque chose a changé{'\u202F'}?</>} small tone="sunken" gap={4}>
      <FormNote>Modifiez votre projet{'\u00A0'}: votre agence voit la nouvelle version aussitôt.</FormNote>
      <ButtonRow>
        <ButtonLink as={Link} to={paths.editProject(id)} icon={Pencil}>
          Modifier votre projet
        </ButtonLink>
      </ButtonRow>
    </TitledCard>
  );
}
