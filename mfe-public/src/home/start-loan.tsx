import { creditMention } from '@portal/domain/format';
import { serverTime } from '@portal/features/resource';
import { Link } from '@portal/kit';
import { Amount } from '@portal/ui/amount';
import { ButtonLink, ButtonRow } from '@portal/ui/button';
import { Facts, type Fact } from '@portal/ui/facts';
import { Hourglass, Icon, ShieldCheck } from '@portal/ui/icon';
import { Cluster, Stack } from '@portal/ui/layout';
import { Title } from '@portal/ui/title';
import { Band } from './band';
import facadeWide from './facade-wide.svg';
import styles from './start-loan.module.css';

/** The legal representative example (R. 313-1), our test vector R1: 200 000 € over 20 years at 3,50 %. */
const COSTS: readonly Fact[] = [
  { term: 'Montant total du crédit', value: '200 000,00 €' },
  { term: '239 mensualités, puis une dernière', value: '1 219,92 €, 1 219,78 €' },
  { term: 'Intérêts', value: '78 380,66 €' },
  { term: 'Assurance (TAEA 0,60 %)', value: '14 400,00 €' },
  { term: 'Frais de dossier, garantie, courtage', value: '5 400,00 €' },
];

/** How to start a loan, beside the representative example that must accompany any amount. */
export function StartLoan() {
  return (
    <Band labelledBy="projet">
      <div className={styles.start} data-surface="brand">
        <div className={styles.text}>
          <Stack className={styles.copy} gap={5}>
            <Title as="h2" size="xl" id="projet">
              Un projet en tête ?
            </Title>
            <p>L’estimation est indicative et ne vaut pas accord de prêt.</p>
            <ButtonRow>
              <ButtonLink as={Link} to="/simulateur" variant="lamp" size="lg">
                Estimer ma mensualité
              </ButtonLink>
              <ButtonLink as={Link} to="/login#inscription" variant="on-brand" size="lg">
                Créer mon compte
              </ButtonLink>
              <ButtonLink as={Link} to="/projects" variant="link-on-brand" size="lg">
                Voir ce qui se finance
              </ButtonLink>
            </ButtonRow>
          </Stack>
          <img className={styles.art} src={facadeWide} alt="" width={500} height={236} loading="lazy" />
        </div>
        <Stack className={styles.example} data-surface="plain" data-mention>
          <h3 className={styles.exampleTitle}>Exemple représentatif</h3>
          <p className={styles.scope}>
            Crédit amortissable de 200 000 € sur 20{'\u00A0'}ans, au taux débiteur fixe de 3,50 %, garanti par
            une caution.
          </p>
          <Cluster as="dl" className={styles.key} across={8}>
            <div>
              <dt>Mensualité, assurance comprise</dt>
              <Amount as="dd">1 219,92 €</Amount>
            </div>
            <div>
              <dt>TAEG fixe</dt>
              <Amount as="dd">4,48 %</Amount>
            </div>
            <div>
              <dt>Montant total dû</dt>
              <Amount as="dd">298 180,66 €</Amount>
            </div>
          </Cluster>
          <Facts align="end" items={COSTS} />
          <p className={styles.mention}>{creditMention(serverTime())}</p>
          <p className={styles.note}>Exemple sans valeur contractuelle.</p>
        </Stack>
      </div>
      <Stack as="ul" className={styles.trust} gap={6}>
        <li>
          <Icon glyph={ShieldCheck} />
          <p>Nous ne vous demandons jamais de virement, ni votre mot de passe, ni votre code bancaire.</p>
        </li>
        <li>
          <Icon glyph={Hourglass} />
          <p>
            Crédit immobilier : l’emprunteur dispose d’un délai de réflexion de dix jours. La vente est
            subordonnée à l’obtention du prêt et, si celui-ci n’est pas obtenu, le vendeur doit rembourser les
            sommes versées.
          </p>
        </li>
      </Stack>
    </Band>
  );
}
