import { kit } from '@portal/kit';
import type { Remotes } from '../remotes/create-remotes';
import { hasDraft } from './has-draft';

export { Failure as Art } from '@portal/ui/artwork';

/**
 * Where a failure's card leads: to the start page, or to the first open page of the user's menu when the start page is of
 * an app that is closed. Undefined when all of them are.
 */
export function wayOut({ inspect, menu, routes }: Pick<Remotes, 'inspect' | 'menu' | 'routes'>) {
  const { role } = kit().session.current();
  const { choices } = inspect();
  const leads = (to: string) =>
    routes.some(
      (route) =>
        route.path === to &&
        'remote' in route &&
        route.roles.includes(role) &&
        choices.some(({ name, blocked }) => name === route.remote && !blocked),
    );
  if (leads('/')) return { to: '/', label: 'Revenir à l’accueil' };
  const open = menu.find(({ newTab, to }) => !newTab && leads(to));
  return open && { to: open.to, label: `Ouvrir «\u00A0${open.label}\u00A0»` };
}

/** Says that a project which was not sent is kept on this device, to whoever has one. */
export const keptDraft = () => hasDraft(kit().session.current().email) && ' Votre brouillon est conservé.';
