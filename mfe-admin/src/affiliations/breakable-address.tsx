import { Fragment } from 'react';

interface BreakableAddressProps {
  readonly address: string;
}

/** A URL that wraps after its slashes and before its key, not in the middle of a word. */
export function BreakableAddress({ address }: BreakableAddressProps) {
  return address.split(/(?<=[^:/]\/|=)|(?=\?)/).map((part, place) => (
    // The parts of a URL never change order, so the index is a stable key.
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
