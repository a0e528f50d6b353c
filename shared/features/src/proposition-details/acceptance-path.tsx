import { progressStep, statusFacts } from '@portal/domain/project';
import { type AnnouncedOffer, theLender } from '@portal/domain/proposition';
import { Icon, Lock, ShieldCheck } from '@portal/ui/icon';
import { Grid } from '@portal/ui/layout';
import { Path, type PathStep } from '@portal/ui/path';
import { TitledCard } from '../records';
import styles from './proposition-details.module.css';

/** Steps of a file (specification, section 4): its file is with the lender, whose offer is there. */
const AT_LENDER = 8;
const OFFERED = 10;

/**
 * Where a file stands between its accepted proposal and the lender's offer: the index of the step, the adviser's where
 * nothing tells more; undefined once the offer was answered or the file closed, and at a status of the agency's own.
 * @param status undefined where it cannot be had
 */
export function presentStep(status: string | null | undefined): number | undefined {
  const known = status ?? 'proposition_acceptee';
  const step = progressStep(known) ?? 0;
  if (statusFacts(known).actor === undefined || step > OFFERED) return undefined;
  if (step === OFFERED) return 3;
  return step >= AT_LENDER ? 2 : 1;
}

function stepsOf({ lender }: AnnouncedOffer, isAccepted: boolean, hasProject: boolean): readonly PathStep[] {
  const whom = lender === undefined ? 'le prêteur' : theLender(lender);
  return [
    {
      who: 'Vous',
      what: isAccepted ? 'Vous avez accepté cette proposition' : 'Vous acceptez cette proposition',
      more:
        !isAccepted && hasProject && 'Les autres propositions de ce projet ne pourront plus être acceptées.',
    },
    { who: 'Votre conseiller', what: `Il complète le dossier avec ${whom}` },
    { who: 'Le prêteur', what: 'Il édite son offre de prêt' },
    {
      who: 'Vous',
      what: 'Vous signez l’offre, ou non',
      more: 'Crédit immobilier\u00A0: dix jours de réflexion avant de signer. Crédit à la consommation\u00A0: quatorze jours pour vous rétracter.',
    },
  ];
}

interface AcceptancePathProps {
  readonly offer: AnnouncedOffer;
  /** Index of the step that is the present one: 0 before the answer. */
  readonly present: number;
  readonly hasProject: boolean;
}

/** What follows from accepting: who acts, in which order, and that nothing binds before the lender's own offer. */
export function AcceptancePath({ offer, present, hasProject }: AcceptancePathProps) {
  const steps = stepsOf(offer, present > 0, hasProject);
  return (
    <TitledCard title={present > 0 ? 'Et maintenant\u202F?' : 'Si vous acceptez'} gap={5}>
      <Path steps={steps} present={present} othersTurn={present === 1 || present === 2} />
      <Grid as="ul" column={16} gap={3} across={6} className={styles.assurances}>
        <li>
          <Icon glyph={ShieldCheck} />
          Seule la signature de l’offre de prêt vous engage.
        </li>
        <li>
          <Icon glyph={Lock} />
          Aucun versement ne peut vous être demandé avant l’obtention du prêt.
        </li>
      </Grid>
    </TitledCard>
  );
}
