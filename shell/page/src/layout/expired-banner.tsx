import { kit, Link, useLocation, type Session } from '@portal/kit';
import { Banner } from '@portal/ui/banner';
import { TextLink } from '@portal/ui/text-link';
import { isLoginPath, loginPath } from '../routing/decide-entry';

export interface ExpiredBannerProps {
  /** The session that ended; nothing while somebody is signed in. */
  expired: Session | undefined;
}

/** The server ended the session: how to go on, and what became of what was typed. */
export function ExpiredBanner({ expired }: ExpiredBannerProps) {
  const { pathname, search } = useLocation();
  if (!expired) return null;
  return (
    <Banner
      about="session"
      action={
        // The guard may have led there already, and knows where to go back to.
        !isLoginPath(pathname) && (
          <TextLink as={Link} to={loginPath(pathname + search)}>
            Se reconnecter
          </TextLink>
        )
      }
    >
      {kit().drafts.isKeptFor(expired.email)
        ? 'Votre session a expiré. Reconnectez-vous pour continuer\u202F; votre brouillon est conservé.'
        : 'Votre session a expiré. Reconnectez-vous pour continuer.'}
    </Banner>
  );
}
