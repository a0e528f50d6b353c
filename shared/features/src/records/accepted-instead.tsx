import { acceptedInsteadLine, type Proposition } from '@portal/domain/proposition';
import { Text } from '@portal/ui/text';

interface AcceptedInsteadProps {
  readonly proposition: Pick<Proposition, 'acceptedInstead'>;
}

/** That another proposal of the project was accepted, with its number on one line; nothing otherwise. */
export function AcceptedInstead({ proposition }: AcceptedInsteadProps) {
  const number = proposition.acceptedInstead;
  if (number === undefined) return null;
  const [before, after] = acceptedInsteadLine(proposition).split(number);
  return (
    <Text size="sm" tone="muted">
      {before}
      <Text as="span" nowrap>
        {number}
      </Text>
      {after}
    </Text>
  );
}
