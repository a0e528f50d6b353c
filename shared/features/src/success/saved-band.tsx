import { Link } from '@portal/kit';
import { ButtonLink } from '@portal/ui/button';
import { DuskBand } from '@portal/ui/dusk-band';
import { ChevronRight } from '@portal/ui/icon';
import { LitStreet } from '@portal/ui/lit-street';
import type { ReactNode } from 'react';
import { paths, type SavedProject } from '../routes';

interface SavedBandProps {
  /** Undefined when the page was opened by its address. */
  readonly saved: SavedProject | undefined;
  readonly title: string;
  /** The one act: the file, or the list where it is. */
  readonly act: { readonly file: string; readonly list: string };
  readonly home: string;
  readonly children: ReactNode;
}

/** What was saved, and the file as a building with one more window lit per step done. */
export function SavedBand({ saved, title, act, home, children }: SavedBandProps) {
  return (
    <DuskBand
      id="projet-enregistre"
      title={title}
      about={saved && aboutWords(saved)}
      art={<LitStreet windows={12} lit={saved?.lit ?? 0} isFresh={saved?.isNew} />}
      actions={
        <>
          <ButtonLink
            as={Link}
            to={saved ? paths.projectFile(saved.id) : paths.projects}
            variant="lamp"
            size="lg"
            iconAfter={ChevronRight}
          >
            {saved ? act.file : act.list}
          </ButtonLink>
          <ButtonLink as={Link} to={home} variant="link-on-brand" size="lg">
            Revenir à l’accueil
          </ButtonLink>
        </>
      }
    >
      {children}
    </DuskBand>
  );
}

const aboutWords = ({ id, when }: SavedProject): string =>
  `Dossier n°\u00A0${String(id)}${when && `, ${when}`}`;

/** `Étape 6 sur 12. `; '' for a status without a step, and for a file that is closed. */
export const stepWords = ({ step }: SavedProject): string =>
  step === null ? '' : `Étape ${String(step)} sur 12. `;
