/** A name in a narrow space: an e-mail in its place wraps before the @. */
export function BreakableName({ name }: { readonly name: string }) {
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
