import { ContentPage } from './content-page';

export default function ProjectsPage() {
  return <ContentPage page="project" title="Financer un projet immobilier ou des parts de SCPI" />;
}
