import { plural } from '@portal/domain/format';
import { Link } from '@portal/kit';
import { ButtonLink } from '@portal/ui/button';
import { Scale } from '@portal/ui/icon';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { paths } from '../routes';

interface CompareLinkProps {
  readonly projectId: number;
  /** Number of comparable proposals: `comparablePropositions` of the domain. */
  readonly count: number;
  /** Distinguishes the links when several projects have one. */
  readonly projectTitle?: string | undefined;
  /** In a card: quiet style and full width. */
  readonly wide?: boolean | undefined;
}

/** A link to the comparison of a project's proposals; nothing for fewer than two. */
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
        {projectTitle !== undefined && ` du projet «\u00A0${projectTitle}\u00A0»`}
      </VisuallyHidden>
    </ButtonLink>
  );
}
