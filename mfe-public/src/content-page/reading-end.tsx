import { type ReadingEnd as Kind, readingEnd } from '@portal/domain/access';
import { paths } from '@portal/features/routes';
import { Link, useSession } from '@portal/kit';
import { ButtonLink, ButtonRow } from '@portal/ui/button';
import { ChevronRight } from '@portal/ui/icon';
import { Title } from '@portal/ui/title';
import { Stack } from '@portal/ui/layout';
import styles from './content-page.module.css';

interface Act {
  readonly title: string;
  readonly words: string;
  readonly act: { readonly to: string; readonly label: string };
  readonly other: { readonly to: string; readonly label: string };
}

const ACTS: Readonly<Record<Kind, Act>> = {
  account: {
    title: 'Votre projet, étudié par un conseiller',
    words: 'Décrivez-le en ligne\u00A0: il faut environ dix minutes.',
    act: { to: `${paths.login}#inscription`, label: 'Créer mon compte' },
    other: { to: paths.simulator, label: 'Estimer ma mensualité' },
  },
  project: {
    title: 'Un projet à financer\u202F?',
    words: 'Il faut environ dix minutes pour le décrire.',
    act: { to: paths.newProject, label: 'Déposer un projet' },
    other: { to: paths.projects, label: 'Voir vos projets' },
  },
  files: {
    title: 'Retour à vos dossiers',
    words: 'Les demandeurs lisent cette page telle que vous la voyez.',
    act: { to: paths.projects, label: 'Voir les projets' },
    other: { to: paths.propositions, label: 'Voir les propositions' },
  },
};

interface ReadingEndProps {
  /** The text above could be had. */
  readonly hasText: boolean;
}

/** The end of a page of text: one next act, fit for who reads. */
export function ReadingEnd({ hasText }: ReadingEndProps) {
  const kind = readingEnd(useSession().role);
  const { title, words, act, other } = ACTS[kind];
  return (
    <Stack
      as="section"
      className={styles.end}
      gap={5}
      data-screen-only
      data-surface="brand"
      aria-labelledby="et-ensuite"
    >
      <Stack gap={3}>
        <Title as="h2" size="md" id="et-ensuite">
          {title}
        </Title>
        {(hasText || kind !== 'files') && <p>{words}</p>}
      </Stack>
      <ButtonRow>
        <ButtonLink as={Link} to={act.to} variant="lamp" size="lg" iconAfter={ChevronRight}>
          {act.label}
        </ButtonLink>
        <ButtonLink as={Link} to={other.to} variant="on-brand" size="lg">
          {other.label}
        </ButtonLink>
      </ButtonRow>
    </Stack>
  );
}
