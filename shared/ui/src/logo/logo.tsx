import name from './logo-name.svg';

/**
 * The logo: six panes for six phases, the middle right one lit, and the name. `tone="brand"` on a dark band. The
 * outlines of the name are an image file, to keep them out of the scripts; they take the current colour.
 */
export function Logo({ tone, className }: { tone?: 'brand' | undefined; className?: string | undefined }) {
  const onBrand = tone === 'brand';
  return (
    <svg
      viewBox="0 0 2030 320"
      width="178"
      height="28"
      role="img"
      aria-label="InterGestion"
      className={className}
    >
      <path
        fill={onBrand ? 'var(--color-text-on-brand)' : 'var(--color-action)'}
        d="M101.6 110.4V0.48A112 112 0 0 0 0.01 110.4ZM122.4 110.4V0.48A112 112 0 0 1 223.99 110.4ZM0 131.2H101.6V215.2H0ZM0 236H101.6V320H0ZM122.4 236H224V320H122.4Z"
      />
      <path fill="var(--color-lamp)" d="M122.4 131.2H224V215.2H122.4Z" />
      <use href={`${name}#name`} fill={onBrand ? 'var(--color-text-on-brand)' : 'var(--color-text)'} />
    </svg>
  );
}
