// In this order. One file for all that a first page needs: what is shared is provided eagerly, so nothing has to wait
// behind an asynchronous boundary.
import './first-fonts';
import './trust';
import './bootstrap';
