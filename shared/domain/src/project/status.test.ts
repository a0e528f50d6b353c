import { progressPercent, progressStep } from './progress';
import {
  CLOSED_STATUSES,
  isClosed,
  OPEN_STATUSES,
  PHASES,
  STATUS_FACTS,
  statusFacts,
  statusGroup,
  statusLabel,
} from './status';

describe('statuses of a project', () => {
  it.each([
    ['open', 'Nouveau projet', 'open', 1, 8.33, 1, 'Conseiller'],
    ['processed', 'Instruction du dossier', 'open', 2, 16.67, 2, 'Conseiller'],
    ['more_info_requested', "Complément d'information demandé", 'open', undefined, undefined, 2, 'Vous'],
    ['information_provided', 'Informations fournies', 'open', undefined, undefined, 2, 'Conseiller'],
    ['expected_signature', 'Attente signature mandat', 'open', 3, 25, 3, 'Vous'],
    ['more_file_requested', 'Documents incomplets', 'open', 4, 33.33, 3, 'Vous'],
    ['signed', 'Validation des documents', 'open', 5, 41.67, 3, 'Conseiller'],
    ['approuved', 'Dossier approuvé', undefined, 6, 50, 4, 'Conseiller'],
    ['proposition_acceptee', 'Proposition acceptée', 'open', 7, 58.33, 4, 'Conseiller'],
    ['dossier_finalise', 'Dossier finalisé', undefined, 8, 66.67, 4, 'Prêteur'],
    ['assurance_acceptee', "Attente édition de l'offre de prêt", 'open', 9, 75, 5, 'Prêteur'],
    ['offre_de_credit_editee', 'Offre de crédit éditée', undefined, 10, 83.33, 5, 'Vous'],
    ['offre_de_credit_acceptee', 'Acceptation offre de crédit', 'open', 11, 91.67, 5, 'Prêteur'],
    ['fonds_debloques', 'Fonds débloqués', 'closed', 12, 100, 6, undefined],
    ['fonds_non_debloques', 'Fonds non débloqués', 'closed', 12, 100, undefined, undefined],
    ['assurance_refusee', 'Refus assurance', 'closed', 12, 100, undefined, undefined],
    ['offre_de_credit_refusee', 'Refus offre de crédit', 'closed', 12, 100, undefined, undefined],
    ['rejected', 'Refus après analyse', 'closed', 12, 100, undefined, undefined],
    ['cancelled_by_customer', 'Demande annulée', 'closed', undefined, undefined, undefined, undefined],
  ])('says of %s: "%s", group %s, step %s, %s percent, phase %s, %s acts', (status, ...expected) => {
    const [label, group, step, percent, phase, actor] = expected;
    expect(statusFacts(status)).toMatchObject({ label, phase, actor });
    expect(statusLabel(status)).toBe(label);
    expect(statusGroup(status)).toBe(group);
    expect(isClosed(status)).toBe(group === 'closed');
    expect(progressStep(status)).toBe(step);
    // observed: a file that ended badly is at 100 percent
    expect(progressPercent(status)).toBe(percent);
  });

  it('tells the applicant what happens next', () => {
    const lines = Object.entries(STATUS_FACTS).map(([status, { nextLine }]) => [status, nextLine]);
    expect(Object.fromEntries(lines)).toEqual({
      open: 'Votre projet est bien arrivé. Un conseiller va l’étudier.',
      processed: 'Votre conseiller étudie votre dossier.',
      more_info_requested:
        'Votre conseiller a besoin d’une précision. Contactez-le ou complétez votre projet.',
      information_provided: 'Vos informations sont transmises. L’étude reprend.',
      expected_signature: 'Le mandat de recherche de financement est à signer.',
      more_file_requested: 'Il manque un document ou une page. Votre conseiller vous indique lequel.',
      signed: 'Le mandat est signé. Vos documents sont en cours de vérification.',
      approuved: 'Votre dossier est prêt. Des propositions vont vous être présentées.',
      proposition_acceptee:
        'Vous avez accepté une proposition. Votre conseiller prépare la suite avec le prêteur.',
      dossier_finalise: 'Votre dossier complet est transmis au prêteur.',
      assurance_acceptee: 'L’assurance est acceptée. Le prêteur prépare son offre.',
      offre_de_credit_editee:
        'L’offre de prêt vous est adressée. Prenez le temps de la lire. Le délai légal court à partir de sa réception.',
      offre_de_credit_acceptee: 'Vous avez accepté l’offre. Le versement des fonds se prépare.',
      fonds_debloques: 'Les fonds sont versés. Votre dossier est terminé.',
      fonds_non_debloques: 'Les fonds n’ont pas été versés. Votre conseiller peut vous en donner la raison.',
      assurance_refusee:
        'Le dossier n’a pas pu aboutir à cette étape. Votre conseiller peut vous présenter d’autres solutions.',
      offre_de_credit_refusee: 'L’offre de prêt n’a pas été retenue. Le dossier est clos.',
      rejected:
        'Après étude, votre demande n’a pas pu être retenue. Votre conseiller vous explique pourquoi sur demande.',
      cancelled_by_customer: 'La demande a été annulée. Vous pouvez déposer un nouveau projet.',
    });
  });

  it('counts ten open and six closed statuses', () => {
    expect(OPEN_STATUSES).toHaveLength(10);
    expect(CLOSED_STATUSES).toHaveLength(6);
  });

  it('shows the name the server gives to a status we do not know, and what to make of it', () => {
    expect(statusLabel('en_pause', 'En pause')).toBe('En pause');
    expect(statusLabel('en_pause')).toBe('en pause');
    expect(statusLabel(null)).toBe('');
    expect(statusFacts('en_pause', 'En pause')).toMatchObject({
      label: 'En pause',
      nextLine: 'Statut communiqué par votre agence.',
    });
    expect(statusFacts('toString').label).toBe('toString');
  });

  it('tells of every status that exists, each in a phase of the road map or ended', () => {
    expect(Object.keys(STATUS_FACTS)).toHaveLength(19);
    for (const { phase } of Object.values(STATUS_FACTS)) {
      expect(phase === undefined || PHASES[phase - 1] !== undefined).toBe(true);
    }
  });

  it('names the six phases of the road map', () => {
    expect(PHASES).toEqual([
      'Projet déposé',
      'Étude du dossier',
      'Mandat et documents',
      'Propositions',
      'Assurance et offre de prêt',
      'Versement des fonds',
    ]);
  });

  it.each([null, 'unheard_of', 'constructor'])(
    'puts %s in no group, and invents no percentage for it',
    (status) => {
      expect(statusGroup(status)).toBeUndefined();
      expect(progressPercent(status)).toBeUndefined();
    },
  );
});
