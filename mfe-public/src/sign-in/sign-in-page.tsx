import { FacadeArt } from '@portal/ui/artwork';
import { Icon, ShieldCheck } from '@portal/ui/icon';
import { Title } from '@portal/ui/title';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { LoginForm } from './login-form';
import { RegistrationForm } from './registration-form';
import styles from './sign-in-page.module.css';

/** The login form, then the registration form (specification, section 2). */
export default function SignInPage() {
  return (
    <div className={styles.page}>
      <aside className={styles.side} data-surface="brand">
        <div className={styles.sideInner}>
          <Title as="p" size="lg" className={styles.promise}>
            Votre dossier, votre conseiller et vos propositions au même endroit
          </Title>
          <div className={styles.art} aria-hidden="true">
            <FacadeArt />
          </div>
          <p className={styles.safe}>
            <Icon glyph={ShieldCheck} />
            <span>
              Nous ne vous demandons jamais de virement, ni votre mot de passe, ni votre code bancaire.
            </span>
          </p>
        </div>
      </aside>
      <div className={styles.forms}>
        <VisuallyHidden as="h1">Connexion et inscription</VisuallyHidden>
        <section className={styles.block} aria-labelledby="connexion">
          <Title as="h2" size="lg" id="connexion">
            Se connecter
          </Title>
          <LoginForm />
        </section>
        <section className={styles.block} aria-labelledby="inscription">
          <div className={styles.head}>
            <Title as="h2" size="lg" id="inscription">
              Créer votre compte
            </Title>
            <p className={styles.note}>Tous les champs sont obligatoires.</p>
          </div>
          <RegistrationForm />
        </section>
      </div>
    </div>
  );
}
