import { plural } from '@portal/domain/format';
import { Link } from '@portal/kit';
import { ButtonLink } from '@portal/ui/button';
import { Scale } from '@portal/ui/icon';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { paths } from '../routes';

interface CompareLinkProps {
  readonly projectId: number;
  /** How many of its proposals can be compared: `comparablePropositions` of the domain. */
  readonly count: number;
  /** Where several projects offer it, which one this leads to. */
  readonly projectTitle?: string | undefined;
  /** In a card: quiet, and as wide as it. */
  readonly wide?: boolean | undefined;
}

/** The way to a project's proposals side by side; nothing when there are not two of them. */
export function CompareLink({ projectId, count, projectTitle, wide }: CompareLinkProps) {
  if (count < 2) return null;
  return (
    <ButtonLink
      as={Link}
      to={paths.compare(projectId)}
      icon={Scale}
      variant={wide ? 'quiet' : 'secondary'}
      wide={wide}
    >
      Comparer
      <VisuallyHidden>
        {' '}
        les {count} {plural(count, 'proposition')}
        {projectTitle !== undefined && ` de ${projectTitle}`}
      </VisuallyHidden>
    </ButtonLink>
  );
}
