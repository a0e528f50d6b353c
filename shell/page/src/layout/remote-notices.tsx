import { kit } from '@portal/kit';
import { useRevalidator } from '@portal/kit/shell';
import { Button } from '@portal/ui/button';
import { Eye, Icon, Info, RotateCw, TriangleAlert, type Glyph } from '@portal/ui/icon';
import { SHELL } from '@portal/registry/read-shell';
import { useSyncExternalStore, type ReactNode } from 'react';
import type { Remotes } from '../remotes/create-remotes';
import { previewStates, type PreviewWithState } from '../remotes/preview-states';
import type { CurrentVisit } from '../routing/current-visit';
import styles from './remote-notices.module.css';

export interface RemoteNoticesProps {
  remote: string;
  /** A reload would give a newer version than the one on screen. */
  isOutdated: boolean;
  /** The version on screen. */
  version: string;
  /** The registry could not be fetched; a cached one is used. */
  isRemembered: boolean;
  remotes: Remotes;
  visit: CurrentVisit;
}

/** Notices about versions: a newer one, a cached registry, a preview in this tab. */
export function RemoteNotices(props: RemoteNoticesProps) {
  const { remote, version, isOutdated, isRemembered, remotes, visit } = props;
  // Then it stays only because of unsaved input.
  const isWithdrawn = isOutdated && remotes.isWithdrawn(remote, version);
  const { revalidate, state } = useRevalidator();
  const isBusy = useSyncExternalStore(followUnsaved, () => remotes.isBusy(remote));
  const previews = previewStates(remotes);
  const isShellPreviewed = previews.some(({ remote: each, state: now }) => each === SHELL && now === 'shown');

  /** Reloads the current page. With unsaved input it keeps the page: the new version comes with the next one. */
  function renew() {
    if (remotes.isBusy(remote)) return;
    visit.forget();
    void revalidate();
  }

  return (
    <>
      <div role="status">
        {isRemembered && (
          <Notice glyph={Info}>
            Les dernières mises à jour du portail n’ont pas pu être lues. Il fonctionne avec celles de votre
            visite précédente.
          </Notice>
        )}
        {isWithdrawn && isBusy && (
          <Notice glyph={TriangleAlert}>{tellWithdrawn(closedBecause(remotes, remote))}</Notice>
        )}
        {isOutdated && !isWithdrawn && !isBusy && (
          <Notice
            glyph={RotateCw}
            action={
              <Button variant="quiet" busy={state === 'loading' && 'Actualisation…'} onClick={renew}>
                Actualiser
              </Button>
            }
          >
            Une nouvelle version de cette rubrique est disponible.
          </Notice>
        )}
      </div>
      {previews.length > 0 && (
        <section
          ref={tellHeight}
          className={styles.bar}
          data-screen-only
          aria-label="Aperçu"
          data-surface="brand"
        >
          <Icon glyph={Eye} />
          <ul className={styles.previews}>
            {previews.map((preview) => (
              <li key={preview.remote}>{tell(preview)}</li>
            ))}
          </ul>
          <Button
            variant="on-brand"
            onClick={() => {
              remotes.leavePreviews();
              if (isShellPreviewed && !isBusy) location.reload();
              else renew();
            }}
          >
            Quitter l’aperçu
          </Button>
        </section>
      )}
    </>
  );
}

/** The operator's message, if the remote was switched off. */
function closedBecause(remotes: Remotes, remote: string): string | undefined {
  const blocked = remotes.inspect().choices.find(({ name }) => name === remote)?.blocked;
  return blocked?.code === 'DISABLED' ? blocked.message : undefined;
}

/** @param closed the operator's message, when the whole section was closed */
const tellWithdrawn = (closed: string | undefined): string =>
  closed === undefined
    ? 'La version de cette rubrique que vous utilisez a été retirée. Elle reste à l’écran jusqu’à ce que vous ayez enregistré votre saisie ou quitté la page.'
    : `Cette rubrique vient d’être fermée. Votre saisie reste à l’écran jusqu’à ce que vous quittiez la page. ${closed}`;

/** Publishes the height of the bar, which wraps on narrow screens, for other elements at the bottom. */
function tellHeight(bar: HTMLElement): () => void {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    style.setProperty('--size-bottom-bar', `${bar.offsetHeight}px`);
  });
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty('--size-bottom-bar');
  };
}

function Notice({ glyph, action, children }: { glyph: Glyph; action?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.notice} data-screen-only>
      <Icon glyph={glyph} />
      <p className={styles.text}>{children}</p>
      {action}
    </div>
  );
}

function tell({ remote, version, state }: PreviewWithState): string {
  const name = `${remote} ${version}`.trim();
  switch (state) {
    case 'shown':
      return `Aperçu\u00A0: ${name}`;
    case 'no remote':
      return `Aperçu impossible\u00A0: aucune rubrique du portail ne s’appelle «\u00A0${remote}\u00A0».`;
    case 'not listed':
      return `Aperçu impossible\u00A0: ${name} n’est pas une version publiée. Vous voyez la version en service.`;
    case 'skewed':
      return `Aperçu impossible\u00A0: ${name} demande une autre version du portail. Vous voyez la version en service.`;
    case 'disabled':
      return `Aperçu impossible\u00A0: la rubrique ${remote} est fermée.`;
  }
}

/** Follows unsaved input in the kit. A remote's own `isBusy` is only read when something else changes. */
function followUnsaved(onChange: () => void): () => void {
  const subscription = kit().unsaved.changes.subscribe(onChange);
  return () => subscription.unsubscribe();
}
