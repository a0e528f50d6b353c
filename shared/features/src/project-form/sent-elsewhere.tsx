import { Link } from '@portal/kit';
import { Notice } from '@portal/ui/notice';
import { TextLink } from '@portal/ui/text-link';
import { useCallback } from 'react';
import { paths } from '../routes';

/** Replaces the submit button. Input stays readable. */
export function SentElsewhere() {
  // Focuses the explanation for users who come back to this tab or press its button.
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
