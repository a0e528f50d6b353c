import { consumerCreditCeiling, creditRegime } from '@portal/domain/finance';
import {
  type CreditRegime,
  formatMoney,
  formatWholeMoney,
  legalMentions,
  parisDay,
  rateText,
} from '@portal/domain/format';
import { Fold } from '@portal/ui/fold';
import { Grid, Stack } from '@portal/ui/layout';
import { TitledCard } from '../records';
import type { Estimate } from './use-simulator';

/** The simulation as a representative example: everything that R. 313-1 lists, then what the credit's regime adds. */
export function InWordsCard({ estimate, now }: { readonly estimate: Estimate; readonly now: Date }) {
  const { terms, purpose } = estimate.simulated;
  const today = parisDay(now.toISOString()) ?? '';
  const regime = creditRegime(purpose, terms.capital, today);
  const [, ...others] = legalMentions(now, regime);
  return (
    <TitledCard title="Exemple représentatif de votre simulation" tone="sunken" gap={4}>
      <Grid column={21} gap={4} across={8}>
        <p>{example(estimate)}</p>
        <Stack>
          {regime !== 'immobilier' && (
            <p>{REGIMES[regime](formatWholeMoney(consumerCreditCeiling(today)))}</p>
          )}
          {others.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Stack>
      </Grid>
      <Fold title="Comment nous calculons" isOpen={false}>
        <p>
          TAEG{'\u00A0'}: méthode actuarielle, frais et assurance compris, hors frais de notaire. L’assurance
          porte sur le capital emprunté et est supposée exigée par le prêteur.
        </p>
        <p>
          Taux d’effort, souvent appelé taux d’endettement{'\u00A0'}: 35{'\u00A0'}% au plus, assurance
          comprise, selon la règle générale du Haut Conseil de stabilité financière (décision D-HCSF-2021-7),
          à laquelle les prêteurs peuvent déroger. Aucun texte ne fixe de seuil pour le reste à vivre.
        </p>
      </Fold>
    </TitledCard>
  );
}

function example({ simulated: { terms, purpose }, credit }: Estimate): string {
  const kind = terms.kind === 'amortising' ? 'amortissable' : 'in fine';
  const object = purpose === 'scpi' ? 'l’achat de parts de SCPI' : 'un projet immobilier';
  const last = formatMoney(credit.lastPayment + credit.monthlyInsurance);
  return [
    `Pour ${object}, un crédit ${kind} de ${formatMoney(terms.capital)} sur ${String(terms.months)}\u00A0mois, au taux débiteur fixe de ${rateText(terms.annualRate)}, garanti par une caution ou une autre sûreté, selon le prêteur, se rembourse en ${String(terms.months - 1)}\u00A0mensualités de ${formatMoney(credit.paymentWithInsurance)}, puis une dernière de ${last}, assurance comprise.`,
    `TAEG fixe\u00A0:\u00A0${rateText(credit.taeg)}, dont TAEA\u00A0:\u00A0${rateText(credit.taea)}.`,
    `Frais\u00A0:\u00A0${formatMoney(terms.fees)}. Coût total du crédit\u00A0:\u00A0${formatMoney(credit.totalCost)}. Montant total dû\u00A0:\u00A0${formatMoney(credit.totalDue)}.`,
  ].join(' ');
}

const REGIMES: Readonly<Record<Exclude<CreditRegime, 'immobilier'>, (ceiling: string) => string>> = {
  conso: (ceiling) =>
    `Sans hypothèque sur un logement, un crédit d’au plus ${ceiling} destiné à l’achat de parts de SCPI relève en principe du crédit à la consommation : vous disposez de quatorze jours pour vous rétracter après l’avoir accepté.`,
  autre: (ceiling) =>
    `Sans hypothèque sur un logement, un crédit de plus de ${ceiling} destiné à l’achat de parts de SCPI ne relève en principe ni du crédit immobilier, ni du crédit à la consommation : vérifiez les délais que prévoit l’offre.`,
};
