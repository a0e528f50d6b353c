import { Tag } from './tag';

export const purpose = 'Un mot qui classe sans juger : un rôle, « Principale ».';
export default { Adresse: <Tag>Principale</Tag> };
