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

const ACTS: Readonly<Record<Exclude<Kind, 'files'>, Act>> = {
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
};

/** The end of a page of text: one next act, fit for who reads; none for staff, whose menu has theirs. */
export function ReadingEnd() {
  const kind = readingEnd(useSession().role);
  if (kind === 'files') return null;
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
        <p>{words}</p>
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
