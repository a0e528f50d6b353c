export { LitStreet, type LitStreetProps } from './lit-street';
