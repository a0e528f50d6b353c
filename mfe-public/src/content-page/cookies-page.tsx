import { ContentPage } from './content-page';

export default function CookiesPage() {
  return <ContentPage page="cookies" title="Cookies" />;
}
