import { WhatNext } from '@portal/features/texts';
import { Link, Navigate, useLocation } from '@portal/kit';
import { ButtonLink } from '@portal/ui/button';
import { DuskBand } from '@portal/ui/dusk-band';
import { ChevronRight } from '@portal/ui/icon';
import { LitStreet } from '@portal/ui/lit-street';
import { Page } from '@portal/ui/page';
import { isJustRegistered } from './just-registered';

/** Shown after a successful registration, and only then: the house of the six fields, all its windows lit. */
export default function RegisteredPage() {
  const location = useLocation();
  const { search } = location;
  // No registration led here: do not confirm an account that does not exist.
  if (!isJustRegistered(location.state)) return <Navigate to={`/login${search}`} replace />;
  return (
    <Page>
      <DuskBand
        id="compte-cree"
        title="Votre compte est créé"
        art={<LitStreet windows={6} lit={6} isFresh />}
        actions={
          <ButtonLink as={Link} to={`/login${search}`} variant="lamp" size="lg" iconAfter={ChevronRight}>
            Se connecter
          </ButtonLink>
        }
      >
        Connectez-vous pour décrire votre projet.
      </DuskBand>
      <WhatNext page="registered" />
    </Page>
  );
}
