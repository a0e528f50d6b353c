import { ContentPage } from '../content-page/content-page';

/** How to sign up, step by step. */
export default function TutorialPage() {
  return <ContentPage page="about" title="Tutoriel d’inscription" />;
}
