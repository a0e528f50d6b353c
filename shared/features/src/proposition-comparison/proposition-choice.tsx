import { announcedOffer, type Proposition, propositionTitle } from '@portal/domain/proposition';
import { useSearchParams } from '@portal/kit';
import { Checkbox } from '@portal/ui/input';
import { Grid, Stack } from '@portal/ui/layout';
import { Text } from '@portal/ui/text';
import { useMemo } from 'react';

/** Selects which proposals to compare, when there are more than two. The last one cannot be removed. */
export function PropositionChoice({
  all,
  choice: { chosen, isFull, toggle },
}: {
  readonly all: readonly Proposition[];
  readonly choice: ReturnType<typeof useChosen>;
}) {
  const isChosen = (id: number) => chosen.some((proposition) => proposition.id === id);
  return (
    <Stack as="fieldset" gap={1} data-screen-only>
      <Text as="legend" strong>
        Propositions comparées{all.length > MOST_COLUMNS && `, ${String(MOST_COLUMNS)} au plus`}
      </Text>
      <Grid column={21} gap={0} across={8}>
        {all.map((proposition) => (
          <Checkbox
            key={proposition.id}
            label={[propositionTitle(proposition), announcedOffer(proposition.description).lender]
              .filter((part) => part !== undefined)
              .join(', ')}
            checked={isChosen(proposition.id)}
            disabled={isChosen(proposition.id) ? chosen.length === 1 : isFull}
            onChange={() => toggle(proposition.id)}
          />
        ))}
      </Grid>
    </Stack>
  );
}

const MOST_COLUMNS = 4;
/** URL parameter: `propositions=88,91`. */
const CHOSEN = 'propositions';

/** Which proposals are compared, stored in the URL for reloads and shared links. */
export function useChosen(all: readonly Proposition[]) {
  const [search, setSearch] = useSearchParams();
  const asked = search.get(CHOSEN);
  const chosen = useMemo(() => {
    const ids = asked?.split(',') ?? [];
    const found = all.filter(({ id }) => ids.includes(String(id)));
    return (found.length === 0 ? all : found).slice(0, MOST_COLUMNS);
  }, [all, asked]);
  return {
    chosen,
    isFull: chosen.length >= MOST_COLUMNS,
    toggle(id: number) {
      const ids = new Set(chosen.map((proposition) => proposition.id));
      if (!ids.delete(id)) ids.add(id);
      const next = new URLSearchParams(search);
      next.set(CHOSEN, [...ids].join(','));
      // Synchronous: the next choice builds on it.
      setSearch(next, { replace: true, flushSync: true });
    },
  };
}
