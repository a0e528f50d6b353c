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
    ['open', 'Nouveau projet', 'open'],
    ['processed', 'Instruction du dossier', 'open'],
    ['more_info_requested', "Complément d'information demandé", 'open'],
    ['information_provided', 'Informations fournies', 'open'],
    ['expected_signature', 'Attente signature mandat', 'open'],
    ['signed', 'Validation des documents', 'open'],
    ['more_file_requested', 'Documents incomplets', 'open'],
    ['proposition_acceptee', 'Proposition acceptée', 'open'],
    ['assurance_acceptee', "Attente édition de l'offre de prêt", 'open'],
    ['offre_de_credit_acceptee', 'Acceptation offre de crédit', 'open'],
    ['cancelled_by_customer', 'Demande annulée', 'closed'],
    ['rejected', 'Refus après analyse', 'closed'],
    ['assurance_refusee', 'Refus assurance', 'closed'],
    ['offre_de_credit_refusee', 'Refus offre de crédit', 'closed'],
    ['fonds_non_debloques', 'Fonds non débloqués', 'closed'],
    ['fonds_debloques', 'Fonds débloqués', 'closed'],
  ])('shows %s as "%s", in the group %s', (status, label, group) => {
    expect(statusLabel(status)).toBe(label);
    expect(statusGroup(status)).toBe(group);
    expect(isClosed(status)).toBe(group === 'closed');
  });

  it('counts ten open and six closed statuses', () => {
    expect(OPEN_STATUSES).toHaveLength(10);
    expect(CLOSED_STATUSES).toHaveLength(6);
  });

  it.each(['approuved', 'dossier_finalise', 'offre_de_credit_editee', null, 'unheard_of'])(
    'puts %s in neither group',
    (status) => {
      expect(statusGroup(status)).toBeUndefined();
    },
  );

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

  it('says of every status in which phase it is', () => {
    for (const { phase } of Object.values(STATUS_FACTS)) {
      expect(phase === undefined || PHASES[phase - 1] !== undefined).toBe(true);
    }
    expect(statusFacts('expected_signature')).toMatchObject({ phase: 3, actor: 'Vous' });
  });
});

describe('progress of a project', () => {
  it.each([
    ['open', 1, 8.33],
    ['processed', 2, 16.67],
    ['expected_signature', 3, 25],
    ['more_file_requested', 4, 33.33],
    ['signed', 5, 41.67],
    ['approuved', 6, 50],
    ['proposition_acceptee', 7, 58.33],
    ['dossier_finalise', 8, 66.67],
    ['assurance_acceptee', 9, 75],
    ['offre_de_credit_editee', 10, 83.33],
    ['offre_de_credit_acceptee', 11, 91.67],
    ['fonds_debloques', 12, 100],
  ])('%s is step %p of 12, %p percent', (status, step, percent) => {
    expect(progressStep(status)).toBe(step);
    expect(progressPercent(status)).toBe(percent);
  });

  it.each(['assurance_refusee', 'offre_de_credit_refusee', 'fonds_non_debloques', 'rejected'])(
    'observed: a file that ended badly, here %s, is at 100 percent',
    (status) => {
      expect(progressPercent(status)).toBe(100);
    },
  );

  it.each(['more_info_requested', 'information_provided', 'cancelled_by_customer', null, 'constructor'])(
    'invents no percentage for %s',
    (status) => {
      expect(progressPercent(status)).toBeUndefined();
    },
  );
});
