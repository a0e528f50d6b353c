import { type AnnouncedOffer, theLender } from '@portal/domain/proposition';
import { Card, CardBody } from '@portal/ui/card';
import { Icon, Lock, ShieldCheck } from '@portal/ui/icon';
import { Path, type PathStep } from '@portal/ui/path';
import { Title } from '@portal/ui/title';
import styles from './acceptance-path.module.css';

/** Before the answer the first step is the reader's; afterwards it is done and the adviser's is the present one. */
type PathState = 'unanswered' | 'accepted';

function stepsOf(lender: string | undefined, state: PathState): readonly PathStep[] {
  const whom = lender === undefined ? 'le prêteur' : theLender(lender);
  return [
    state === 'accepted'
      ? {
          who: 'Vous',
          what: 'Vous avez accepté cette proposition',
          more: 'Votre conseiller a reçu votre réponse.',
        }
      : {
          who: 'Vous, aujourd’hui',
          what: 'Vous acceptez cette proposition',
          more: 'Votre réponse est transmise à votre conseiller. Vous ne pourrez plus la modifier depuis votre espace, et les autres propositions de ce projet ne pourront plus être acceptées.',
        },
    {
      who: 'Votre conseiller',
      what: `Il complète le dossier avec ${whom}`,
      more: 'Assurance, garantie, justificatifs\u00A0: il vous dit ce qui manque.',
    },
    {
      who: 'Le prêteur',
      what: 'Il édite son offre de prêt',
      more: 'C’est ce document, et lui seul, qui vous engagera.',
    },
    {
      who: 'Vous',
      what: 'Vous signez l’offre, ou non',
      more: 'Pour un crédit immobilier, la loi vous laisse dix jours de réflexion après la réception de l’offre\u00A0: rien ne peut être signé avant. Pour un crédit à la consommation, vous pouvez vous rétracter pendant quatorze jours.',
    },
  ];
}

interface AcceptancePathProps {
  readonly offer: AnnouncedOffer;
  readonly state: PathState;
}

/** What follows from accepting: who acts, in which order, and that nothing binds before the lender's own offer. */
export function AcceptancePath({ offer, state }: AcceptancePathProps) {
  return (
    <Card aria-labelledby="si-vous-acceptez">
      <CardBody data-gap="5">
        <Title as="h2" size="sm" id="si-vous-acceptez">
          {state === 'accepted' ? 'Et maintenant\u202F?' : 'Si vous acceptez'}
        </Title>
        <Path
          steps={stepsOf(offer.lender, state)}
          present={state === 'accepted' ? 1 : 0}
          othersTurn={state === 'accepted'}
        />
        <ul className={styles.assurances}>
          <li>
            <Icon glyph={ShieldCheck} />
            Une proposition n’est pas une offre de prêt{'\u00A0'}: accepter ne vous endette pas.
          </li>
          <li>
            <Icon glyph={Lock} />
            Aucun versement ne peut vous être demandé avant l’obtention du prêt.
          </li>
        </ul>
      </CardBody>
    </Card>
  );
}
