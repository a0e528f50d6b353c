export { DuskBand } from './dusk-band';
