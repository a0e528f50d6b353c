const oneDecimal = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 });
const KILO = 1000;

/** `178 ko`, `1,1 Mo`: at least one kilobyte. @param bytes size of a file */
export const fileSizeText = (bytes: number): string => {
  const kilobytes = Math.max(1, Math.round(bytes / KILO));
  return kilobytes < KILO
    ? `${String(kilobytes)}\u00A0ko`
    : `${oneDecimal.format(bytes / KILO / KILO)}\u00A0Mo`;
};
