import type { Person } from '@portal/domain/person';
import { Mail } from '@portal/ui/icon';
import { StatusChip } from '@portal/ui/status-chip';
import { accountState } from './user-rows';

interface AccountChipProps {
  readonly person: Person;
}

/** Whether an account is enabled; renders nothing when unknown. */
export function AccountChip({ person }: AccountChipProps) {
  const state = accountState(person);
  if (state === undefined) return null;
  const { words, family } = state;
  return (
    <StatusChip family={family} glyph={family === 'new' ? Mail : undefined}>
      {words}
    </StatusChip>
  );
}
