import { Link, useLocation, type Session } from '@portal/kit';
import { Banner } from '@portal/ui/banner';
import { TextLink } from '@portal/ui/text-link';
import { isLoginPath, loginPath } from '../routing/decide-entry';
import { hasDraft } from './has-draft';

export interface ExpiredBannerProps {
  /** The expired session; undefined while somebody is signed in. */
  expired: Session | undefined;
}

/** Tells the user how to continue, and what happened to unsent input. */
export function ExpiredBanner({ expired }: ExpiredBannerProps) {
  const { pathname, search } = useLocation();
  if (!expired) return null;
  return (
    <Banner
      about="session"
      action={
        // On the login page the route guard has already stored where to return.
        !isLoginPath(pathname) && (
          <TextLink as={Link} to={loginPath(pathname + search)}>
            Se reconnecter
          </TextLink>
        )
      }
    >
      {hasDraft(expired.email)
        ? 'Votre session a expiré. Reconnectez-vous pour continuer\u202F; votre brouillon est conservé.'
        : 'Votre session a expiré. Reconnectez-vous pour continuer.'}
    </Banner>
  );
}
