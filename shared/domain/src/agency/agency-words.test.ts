import type { AgencyTree } from './agency';
import { agencyWords } from './agency-words';

const tree = (name: string, ...children: readonly AgencyTree[]): AgencyTree => ({
  agency: { id: 1, name, parentId: null, childIds: [], logoFileId: null },
  children,
});

it('says how many agencies a selected one brings with it', () => {
  const leaf = tree('Paris 11e');
  expect(agencyWords(leaf)).toBe('Paris 11e');
  expect(agencyWords(tree('Paris', leaf))).toBe('Paris et son agence');
  expect(agencyWords(tree('Île-de-France', tree('Paris', leaf), leaf, leaf))).toBe(
    'Île-de-France et ses 4\u00A0agences',
  );
});
