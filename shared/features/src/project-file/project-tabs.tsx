import type { ProjectFile } from '@portal/api';
import {
  formatCount,
  formatDuration,
  typesetFrench,
  formatLongDate,
  formatMoney,
  formatPhone,
} from '@portal/domain/format';
import type { Project } from '@portal/domain/project';
import { type Fact, Facts } from '@portal/ui/facts';
import { Stack } from '@portal/ui/layout';
import type { Section } from '@portal/ui/tabs';
import { Text } from '@portal/ui/text';
import { TextLink } from '@portal/ui/text-link';
import type { ReactNode } from 'react';
import styles from './project-file.module.css';

/** The six tabs of a project, named and ordered as in section 2. `propositions` fills the fifth. */
export function projectTabs(
  file: ProjectFile,
  propositionCount: number,
  propositions: ReactNode,
): readonly Section[] {
  const { project } = file.overview;
  const { timesContacted } = project;
  const tab = (id: string, label: string, content: ReactNode, count = 0): Section => ({
    id,
    label,
    count: count === 0 ? undefined : count,
    content: (
      <Stack gap={6} className={styles.panel}>
        {content}
      </Stack>
    ),
  });
  return [
    tab('description', 'Description', description(project)),
    tab('etat-civil', 'Etat civil', <Facts items={civilStatus(file)} />),
    tab('objet', 'Objet', <Facts items={purpose(file)} />),
    tab('financement', 'Financement', <Facts align="end" columns={2} items={financing(file)} />),
    tab('propositions', 'Propositions', propositions, propositionCount),
    tab('contacts', 'Contacts', <Facts items={contacts(project)} />, timesContacted),
  ];
}

const description = (project: Project) => (
  <>
    {project.description === '' ? (
      <Text tone="muted">Aucune description.</Text>
    ) : (
      <p className={styles.text}>{project.description}</p>
    )}
    <Facts
      items={[
        { term: 'Créé le', value: formatLongDate(project.createdAt) },
        { term: 'Mis à jour le', value: formatLongDate(project.updatedAt) },
        ...(project.videoUrl === '' ? [] : [{ term: 'Vidéo du bien', value: videoLink(project.videoUrl) }]),
      ]}
    />
  </>
);

/** Links http(s) URLs only: the text comes from a form. */
function videoLink(url: string): ReactNode {
  if (!/^https?:\/\//i.test(url)) return url;
  return (
    <TextLink href={url} target="_blank" rel="noopener noreferrer">
      Voir la vidéo (nouvelle fenêtre)
    </TextLink>
  );
}

/** Of a term that is feminine. */
const NOT_GIVEN = 'Non renseignée';

const civilStatus = ({ overview: { project }, labels }: ProjectFile): readonly Fact[] => [
  { term: 'Nom', value: project.lastName },
  { term: 'Prénom', value: project.firstName },
  { term: 'Adresse e-mail', value: project.email, absent: NOT_GIVEN },
  { term: 'Téléphone', value: formatPhone(project.phone) },
  { term: 'Situation professionnelle', value: labels.professionalSituation, absent: NOT_GIVEN },
];

function purpose({ overview, labels }: ProjectFile): readonly Fact[] {
  const { street, street2, postalCode, city } = overview.project.propertyAddress;
  const address = [street, street2, `${postalCode} ${city}`.trim()].filter((line) => line !== '').join(', ');
  return [
    { term: 'Type de bien', value: labels.propertyType },
    { term: 'Usage du bien', value: labels.propertyUsage },
    { term: 'Mode d’achat', value: labels.purchaseMode },
    { term: 'Modalité d’achat', value: labels.purchaseTerms, absent: NOT_GIVEN },
    { term: 'État d’avancement', value: labels.progressState },
    // No form of the portal asks for it: it is told where the back office has one.
    ...(address === '' ? [] : [{ term: 'Adresse du bien', value: address }]),
  ];
}

function financing({ overview: { project }, labels }: ProjectFile): readonly Fact[] {
  const amount = (term: string, euros: number | null) => ({ term, value: formatMoney(euros) });
  const optional = (term: string, euros: number | null) => ({ ...amount(term, euros), absent: 'Sans objet' });
  return [
    amount('Prix à financer', project.amountToFinance),
    optional('Montant des travaux', project.worksAmount),
    optional('Prix du terrain', project.landPrice),
    amount('Apport personnel', project.downPayment),
    { ...amount('Mensualité maximale', project.maximumMonthlyPayment), absent: NOT_GIVEN },
    {
      term: 'Durée souhaitée',
      value: typesetFrench(labels.desiredDuration) || formatDuration(project.desiredDuration),
      absent: NOT_GIVEN,
    },
    amount('Revenu net imposable annuel', project.netTaxableIncome),
    { ...amount('Crédits en cours, par mois', project.existingCredits), absent: 'Non renseignés' },
  ];
}

/** Who follows the file stands beside the tabs. */
function contacts({ timesContacted, lastContactedAt }: Project): readonly Fact[] {
  const count = timesContacted ?? 0;
  const isNever = timesContacted === 0;
  return [
    {
      term: 'Contacts',
      value: count > 0 ? formatCount(count, 'contact') : '',
      absent: isNever ? 'Aucun pour le moment' : 'Non renseignés',
    },
    {
      term: 'Dernier contact',
      value: formatLongDate(lastContactedAt),
      absent: isNever ? 'Aucun' : undefined,
    },
  ];
}
