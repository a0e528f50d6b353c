interface BreakableNameProps {
  /** A name, or an e-mail while nothing better is known. */
  readonly name: string;
}

/** A name in a narrow place: an e-mail in its stead parts before its @ rather than in the middle of a word. */
export function BreakableName({ name }: BreakableNameProps) {
  const at = name.indexOf('@');
  if (at < 0) return name;
  return (
    <>
      {name.slice(0, at)}
      <wbr />
      {name.slice(at)}
    </>
  );
}
