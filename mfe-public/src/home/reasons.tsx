import { Calendar, type Glyph, Icon, Layers, PiggyBank, Scale } from '@portal/ui/icon';
import { Cluster, Stack } from '@portal/ui/layout';
import { Niche } from '@portal/ui/niche';
import { Title } from '@portal/ui/title';
import { Band } from './band';
import styles from './home.module.css';

interface Reason {
  readonly glyph: Glyph;
  readonly title: string;
  readonly text: string;
  /** The drawback, which the law requires beside the benefit. */
  readonly but: string;
}

const REASONS: readonly Reason[] = [
  {
    glyph: Calendar,
    title: 'Étaler l’effort dans le temps',
    text: 'Financer un projet sans mobiliser toute votre épargne le même jour.',
    but: 'Un crédit a un coût et vous engage pendant plusieurs années.',
  },
  {
    glyph: PiggyBank,
    title: 'Garder une épargne de précaution',
    text: 'Des liquidités aident à faire face à un imprévu.',
    but: 'C’est aussi un point que les prêteurs regardent.',
  },
  {
    glyph: Layers,
    title: 'Diversifier son patrimoine',
    text: 'Un logement, un immeuble de rapport ou des parts de SCPI n’exposent pas aux mêmes risques.',
    but: 'Ni le capital, ni les revenus, ni la revente des parts ne sont garantis.',
  },
];

/** The three reasons to invest on credit, each with its drawback. */
export function Reasons() {
  return (
    <Band labelledBy="raisons">
      <Title as="h2" size="xl" id="raisons" className={styles.title}>
        Trois raisons d’investir à{'\u00A0'}crédit, et leurs limites
      </Title>
      <Stack as="ul" className={styles.reasons} gap={10}>
        {REASONS.map(({ glyph, title, text, but }) => (
          <li key={title} className={styles.reason}>
            <Niche glyph={glyph} className={styles.niche} />
            <Title as="h3" size="sm">
              {title}
            </Title>
            <p>{text}</p>
            <p className={styles.but}>{but}</p>
          </li>
        ))}
      </Stack>
      <Stack className={styles.caution} gap={3}>
        <Cluster as="h3" className={styles.cautionTitle} gap={3}>
          <Icon glyph={Scale} />À savoir avant de vous engager
        </Cluster>
        <p>
          La mensualité reste due même si les revenus du placement baissent. En cas de revente à un prix
          inférieur au capital restant dû, la différence reste à votre charge. Le régime fiscal dépend de
          votre situation et peut évoluer.
        </p>
      </Stack>
    </Band>
  );
}
