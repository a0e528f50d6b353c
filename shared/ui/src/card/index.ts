export { Card } from './card';
export { CardBody, CardFoot } from './card-parts';
