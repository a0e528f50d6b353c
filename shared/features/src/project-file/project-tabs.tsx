import type { ProjectFile } from '@portal/api';
import {
  formatCount,
  formatDuration,
  formatLongDate,
  formatMoney,
  formatPhone,
  fullName,
} from '@portal/domain/format';
import { type Project, projectTitle } from '@portal/domain/project';
import { Facts } from '@portal/ui/facts';
import { Skeleton } from '@portal/ui/skeleton';
import type { Section } from '@portal/ui/tabs';
import { Text } from '@portal/ui/text';
import { TextLink } from '@portal/ui/text-link';
import type { ReactNode } from 'react';
import styles from './project-tabs.module.css';

/** The six tabs of a project, named and ordered as in section 2. `propositions` fills the fifth. */
export function projectTabs(
  file: ProjectFile,
  propositionCount: number,
  propositions: ReactNode,
): readonly Section[] {
  const { timesContacted } = file.overview.project;
  return [
    { id: 'description', label: 'Description', content: <DescriptionTab file={file} /> },
    { id: 'etat-civil', label: 'Etat civil', content: <CivilStatusTab file={file} /> },
    { id: 'objet', label: 'Objet', content: <PurposeTab file={file} /> },
    { id: 'financement', label: 'Financement', content: <FinancingTab file={file} /> },
    {
      id: 'propositions',
      label: 'Propositions',
      count: propositionCount === 0 ? undefined : propositionCount,
      content: <div className={styles.panel}>{propositions}</div>,
    },
    {
      id: 'contacts',
      label: 'Contacts',
      count: timesContacted === 0 ? undefined : timesContacted,
      content: <ContactsTab file={file} />,
    },
  ];
}

interface TabProps {
  readonly file: ProjectFile;
}

function DescriptionTab({ file: { overview } }: TabProps) {
  const { project } = overview;
  return (
    <div className={styles.panel}>
      {project.description === '' ? (
        <Text tone="muted">Aucune description.</Text>
      ) : (
        <p className={styles.text}>{project.description}</p>
      )}
      <Facts
        items={[
          { term: 'Titre', value: projectTitle(project) },
          { term: 'Créé le', value: formatLongDate(project.createdAt) },
          { term: 'Mis à jour le', value: formatLongDate(project.updatedAt) },
          { term: 'Vidéo du bien', value: videoLink(project.videoUrl), absent: 'Aucune' },
        ]}
      />
    </div>
  );
}

/** Links http(s) URLs only: the text comes from a form. */
function videoLink(url: string): ReactNode {
  if (!/^https?:\/\//i.test(url)) return url;
  return (
    <TextLink href={url} target="_blank" rel="noopener noreferrer">
      Voir la vidéo (nouvelle fenêtre)
    </TextLink>
  );
}

function CivilStatusTab({ file: { overview, labels } }: TabProps) {
  const { project } = overview;
  return (
    <div className={styles.panel}>
      <Facts
        items={[
          {
            term: 'Demandeur',
            value: overview.applicantName === '' ? fullName(project) : overview.applicantName,
          },
          { term: 'Nom', value: project.lastName },
          { term: 'Prénom', value: project.firstName },
          { term: 'E-mail', value: project.email },
          { term: 'Téléphone', value: formatPhone(project.phone) },
          { term: 'Situation professionnelle', value: labels.professionalSituation },
        ]}
      />
    </div>
  );
}

function PurposeTab({ file: { overview, labels } }: TabProps) {
  const { street, street2, postalCode, city } = overview.project.propertyAddress;
  const address = [street, street2, `${postalCode} ${city}`.trim()].filter((line) => line !== '').join(', ');
  return (
    <div className={styles.panel}>
      <Facts
        items={[
          { term: 'Type de bien', value: labels.propertyType },
          { term: 'Usage du bien', value: labels.propertyUsage },
          { term: 'Mode d’achat', value: labels.purchaseMode },
          { term: 'Modalité d’achat', value: labels.purchaseTerms },
          { term: 'État d’avancement', value: labels.progressState },
          { term: 'Adresse du bien', value: address, absent: 'Non renseignée' },
        ]}
      />
    </div>
  );
}

function FinancingTab({ file: { overview, labels } }: TabProps) {
  const { project } = overview;
  const amount = (term: string, euros: number | null) => ({ term, value: formatMoney(euros) });
  const optional = (term: string, euros: number | null) => ({ ...amount(term, euros), absent: 'Sans objet' });
  return (
    <div className={styles.panel}>
      <Facts
        align="end"
        columns={2}
        items={[
          amount('Prix à financer', project.amountToFinance),
          optional('Montant des travaux', project.worksAmount),
          optional('Prix du terrain', project.landPrice),
          amount('Apport personnel', project.downPayment),
          amount('Mensualité maximale', project.maximumMonthlyPayment),
          {
            term: 'Durée souhaitée',
            value:
              labels.desiredDuration === ''
                ? formatDuration(project.desiredDuration)
                : labels.desiredDuration,
          },
          amount('Revenu net imposable annuel', project.netTaxableIncome),
          amount('Crédits en cours, par mois', project.existingCredits),
        ]}
      />
    </div>
  );
}

const isContacted = (project: Project): project is Project & { readonly timesContacted: number } =>
  project.timesContacted !== undefined && project.timesContacted > 0;

function ContactsTab({ file: { overview, complete } }: TabProps) {
  const { project, managerName, agentName, agencyName } = overview;
  // A name still loading is not shown as missing.
  const named = (name: string) => (name === '' && !complete ? <Skeleton width="8rem" /> : name);
  return (
    <div className={styles.panel}>
      <Facts
        items={[
          { term: 'Dossier géré par', value: named(managerName) },
          {
            term: 'Via',
            value: project.prescriberEmail === '' ? '' : named(agentName),
            absent: 'Sans agent',
          },
          { term: 'Agence', value: named(agencyName) },
          {
            term: 'Contacts',
            value: isContacted(project) ? formatCount(project.timesContacted, 'contact') : '',
            absent: project.timesContacted === 0 ? 'Aucun pour le moment' : undefined,
          },
          {
            term: 'Dernier contact',
            value: formatLongDate(project.lastContactedAt),
            absent: project.timesContacted === 0 ? 'Aucun' : undefined,
          },
        ]}
      />
    </div>
  );
}
