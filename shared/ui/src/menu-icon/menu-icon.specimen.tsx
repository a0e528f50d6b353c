import { Icon } from '../icon/icon';
import { Cluster } from '../layout/layout';
import { menuGlyph } from './menu-icon';

const NAMES =
  'home project projects propositions addresses conditions tutorial contact users affiliations profile adviser sign-in sign-out inconnu';

export const purpose = 'Les dessins que le manifeste d’une app peut nommer (`icon`).';
export const setting = 'wide';
export default {
  'Tous les noms': (
    <Cluster as="ul">
      {NAMES.split(' ').map((name) => (
        <Cluster as="li" key={name} gap={1}>
          <Icon glyph={menuGlyph(name)} />
          <code>{name}</code>
        </Cluster>
      ))}
    </Cluster>
  ),
};
