import { ContentPage } from './content-page';

export default function LegalPage() {
  return <ContentPage page="legal" title="Mentions légales" />;
}
