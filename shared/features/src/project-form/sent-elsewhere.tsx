import { Link } from '@portal/kit';
import { Notice } from '@portal/ui/notice';
import { TextLink } from '@portal/ui/text-link';
import { useCallback } from 'react';
import { paths } from '../routes';

/** Instead of the button that sends. What was typed here stays to be read. */
export function SentElsewhere() {
  // Whoever comes back to this tab, or presses its button, is led to the reason.
  const focus = useCallback((notice: HTMLElement | null) => notice?.focus(), []);
  return (
    <Notice tone="you" role="alert" tabIndex={-1} ref={focus}>
      Ce projet a déjà été envoyé depuis un autre onglet.{' '}
      <TextLink as={Link} to={paths.projects}>
        Voir mes projets
      </TextLink>
    </Notice>
  );
}
