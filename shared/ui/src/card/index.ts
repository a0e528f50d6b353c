export { Card } from './card';
export { CardBody } from './card-body';
export { CardFoot } from './card-foot';
