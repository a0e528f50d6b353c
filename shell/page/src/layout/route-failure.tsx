import { kit, Link, usePageTitle } from '@portal/kit';
import { useRevalidator, useRouteError } from '@portal/kit/shell';
import { ButtonLink } from '@portal/ui/button';
import { Card } from '@portal/ui/card';
import { FailureState } from '@portal/ui/load-failure';
import { Page } from '@portal/ui/page';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { useEffect, useState } from 'react';
import type { Remotes } from '../remotes/create-remotes';
import type * as failureParts from './failure-parts';
import { incidentOf } from '../remotes/incident';
import { isRemoteError } from '../remotes/remote-error';

const HOME = { to: '/', label: 'Revenir à l’accueil' };

export interface RouteFailureProps {
  readonly remotes: Pick<Remotes, 'inspect' | 'menu' | 'onChange' | 'routes' | 'serial'>;
}

/**
 * Shown when a remote could not be loaded or threw while rendering, and no fallback is left. The rest of the portal
 * keeps working; *Réessayer*, a restored connection or a newer registry loads the page again without reloading the portal.
 */
export function RouteFailure({ remotes }: RouteFailureProps) {
  const parts = useFailureParts();
  // Offline the parts cannot be had, and the way to the start page is the best that is known.
  const way = parts ? parts.wayOut(remotes) : HOME;
  const problem = useRouteError();
  const { state, revalidate } = useRevalidator();
  usePageTitle('Page indisponible');

  useEffect(() => {
    // Errors of the shell itself; those of remotes are reported where they occur.
    if (!isRemoteError(problem))
      kit().telemetry.report(problem, { where: 'page', incident: incidentOf(problem) });
  }, [problem]);

  useEffect(() => {
    const tryAgain = () => void revalidate();
    const { serial } = remotes;
    window.addEventListener('online', tryAgain);
    // Its answer may come after a press gave up waiting for it.
    const unfollow = remotes.onChange(() => {
      if (remotes.serial !== serial) tryAgain();
    });
    return () => {
      window.removeEventListener('online', tryAgain);
      unfollow();
    };
  }, [remotes, revalidate]);

  const { title, text, isIncident } = tell(problem);
  return (
    <Page>
      <VisuallyHidden as="h1">Page indisponible</VisuallyHidden>
      <Card>
        <FailureState
          art={parts && <parts.Art />}
          title={title}
          retrying={state === 'loading'}
          onRetry={() => void revalidate()}
          otherAction={
            way && (
              <ButtonLink as={Link} to={way.to} variant="quiet">
                {way.label}
              </ButtonLink>
            )
          }
        >
          {text}
          {title && parts?.keptDraft()}
          {isIncident && ` Si cela se reproduit, donnez au support la référence ${incidentOf(problem)}.`}
        </FailureState>
      </Card>
    </Page>
  );
}

/** What a failure's card has besides words, loaded when something failed; undefined where it cannot be had. */
function useFailureParts() {
  const [parts, setParts] = useState<typeof failureParts>();
  useEffect(() => {
    import('./failure-parts').then(setParts, () => undefined);
  }, []);
  return parts;
}

const ELSEWHERE = 'Le reste du portail n’est pas forcément touché\u00A0: réessayez dans un instant.';

interface Words {
  readonly title?: string;
  readonly text: string;
  /** Shows an incident code to give to support. */
  readonly isIncident: boolean;
}

function tell(problem: unknown): Words {
  if (!isRemoteError(problem)) return { text: ELSEWHERE, isIncident: true };
  const { code, notice = ELSEWHERE } = problem;
  switch (code) {
    case 'DISABLED':
      return { title: 'Cette rubrique est momentanément fermée', text: notice, isIncident: false };
    case 'OFFLINE':
      return {
        title: 'Cette page demande une connexion',
        text: 'Elle s’affichera dès que la connexion sera rétablie.',
        isIncident: false,
      };
    default:
      return { text: notice, isIncident: true };
  }
}
