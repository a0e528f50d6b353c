import { Cluster } from '../layout/layout';
import * as all from './icon';

const { Icon, Landmark, WindowGlyph, ...others } = all;

export const purpose = 'Un dessin à côté des mots, jamais à leur place. Le trait suit la couleur du texte.';
export const setting = 'wide';
export default {
  'Petit, moyen, grand': (
    <Cluster>
      <Icon glyph={Landmark} size="sm" />
      <Icon glyph={Landmark} />
      <Icon glyph={WindowGlyph} size="lg" />
    </Cluster>
  ),
  'Tous les dessins': (
    <Cluster as="ul">
      {Object.entries(others).map(([name, glyph]) => (
        <Cluster as="li" key={name} gap={1}>
          <Icon glyph={glyph} size="lg" />
          <code>{name}</code>
        </Cluster>
      ))}
    </Cluster>
  ),
};
