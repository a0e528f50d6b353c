import { createHomeTexts } from '@portal/api';
import type { Picture } from '@portal/domain/content';
import { kit, Link } from '@portal/kit';
import { useResource } from '@portal/features/resource';
import { ButtonLink, ButtonRow } from '@portal/ui/button';
import { HeroStreet } from '@portal/ui/hero-street';
import { ArrowRight, ChevronLeft, ChevronRight } from '@portal/ui/icon';
import { IconButton } from '@portal/ui/icon-button';
import { Stack } from '@portal/ui/layout';
import { Title } from '@portal/ui/title';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { useEffect, useState } from 'react';
import type { HeroPicture as HeroPictureCode } from './hero-picture';
import styles from './hero.module.css';

interface Message {
  readonly title: string;
  readonly subtitle: string;
  readonly picture: Picture | null;
}

/** Shown until the content service answers, and when it fails. */
const FIRST_MESSAGE: Message = {
  title: 'Financez votre projet immobilier ou vos parts de SCPI, avec un dossier suivi étape par étape',
  subtitle:
    'Un conseiller étudie votre projet, interroge des organismes prêteurs et vous présente leurs propositions. Vous décidez.',
  picture: null,
};

/** The portal's own drawings in the content service's initial texts: they do not replace the street. */
const OUR_DRAWINGS = ['hero-street.svg', 'facade-wide.svg', 'facade.svg'];

/** Loaded with the first image that is not ours; if that fails, the street stays. */
function EditorsPicture({ picture }: { readonly picture: Picture }) {
  const [HeroPicture, setHeroPicture] = useState<typeof HeroPictureCode>();

  useEffect(() => {
    import('./hero-picture').then(
      (code) => setHeroPicture(() => code.HeroPicture),
      (problem: unknown) => kit().telemetry.report(problem),
    );
  }, []);

  return HeroPicture && <HeroPicture key={picture.address} picture={picture} />;
}

/** The street, until the editor's image has loaded: first paint never waits for the service. */
function Scene({ picture }: { readonly picture: Picture | null }) {
  const replaces = picture !== null && !OUR_DRAWINGS.includes(picture.fileName);
  return (
    <div className={styles.scene}>
      <HeroStreet className={styles.art} />
      {replaces && <EditorsPicture picture={picture} />}
    </div>
  );
}

/** The hero: the slider's messages change on demand, each beside its image or the street. */
export function Hero() {
  const slides = useResource(() => createHomeTexts(kit()).slides, []);
  const messages: readonly Message[] =
    slides.status === 'ready' && slides.value.length > 0 ? slides.value : [FIRST_MESSAGE];
  const [asked, setShown] = useState(0);
  const shown = asked % messages.length;
  const message = messages[shown] ?? FIRST_MESSAGE;
  const go = (step: number) => setShown((shown + step + messages.length) % messages.length);

  return (
    <section className={styles.hero} data-surface="brand" aria-labelledby="hero-title">
      <div className={styles.inner}>
        <div className={styles.text}>
          <Stack className={styles.message} gap={6} aria-live={asked === 0 ? 'off' : 'polite'}>
            <Title as="h1" size="2xl" id="hero-title" tabIndex={-1}>
              {message.title}
            </Title>
            <p className={styles.lead}>{message.subtitle}</p>
          </Stack>
          <ButtonRow className={styles.actions}>
            <ButtonLink as={Link} to="/login#inscription" variant="lamp" size="lg">
              Créer mon compte
            </ButtonLink>
            <ButtonLink as={Link} to="/login" variant="on-brand" size="lg">
              Se connecter
            </ButtonLink>
            <ButtonLink as={Link} to="/simulateur" variant="link-on-brand" size="lg" iconAfter={ArrowRight}>
              Estimer ma mensualité
            </ButtonLink>
          </ButtonRow>
          {slides.status === 'loading' && <div className={styles.pager} />}
          {messages.length > 1 && (
            <div className={styles.pager} role="group" aria-label="Messages d’accueil">
              <IconButton label="Message précédent" glyph={ChevronLeft} onClick={() => go(-1)} />
              <ol className={styles.dots}>
                {messages.map((each, index) => (
                  <li key={each.title} aria-current={index === shown ? 'true' : undefined}>
                    <VisuallyHidden>
                      {`Message ${index + 1} sur ${messages.length}${index === shown ? ', affiché' : ''}`}
                    </VisuallyHidden>
                  </li>
                ))}
              </ol>
              <IconButton label="Message suivant" glyph={ChevronRight} onClick={() => go(1)} />
            </div>
          )}
        </div>
        <Scene picture={message.picture} />
      </div>
    </section>
  );
}
