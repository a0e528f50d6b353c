import { Fragment } from 'react';

interface BreakableAddressProps {
  readonly address: string;
}

/** An address in a narrow place: it parts after its slashes and before its key rather than in the middle of a word. */
export function BreakableAddress({ address }: BreakableAddressProps) {
  return address.split(/(?<=[^:/]\/|=)|(?=\?)/).map((part, place) => (
    // The parts of one address neither move nor change.
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
