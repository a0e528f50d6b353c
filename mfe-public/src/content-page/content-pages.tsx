import { ContentPage } from './content-page';

export const TermsPage = () => <ContentPage page="terms" title="Conditions générales d’utilisation" />;
export const ProjectsPage = () => (
  <ContentPage page="project" title="Financer un projet immobilier ou des parts de SCPI" />
);
export const LegalPage = () => <ContentPage page="legal" title="Mentions légales" />;
export const PrivacyPage = () => <ContentPage page="privacy" title="Confidentialité" />;
export const CookiesPage = () => <ContentPage page="cookies" title="Cookies" />;
export const AccessibilityPage = () => <ContentPage page="accessibility" title="Accessibilité" />;
export const GlossaryPage = () => <ContentPage page="glossary" title="Glossaire" />;
