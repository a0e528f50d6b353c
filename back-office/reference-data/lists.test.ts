import { choices, countries, regions, roles } from './lists';

describe('the reference lists', () => {
  it('have every country of ISO 3166-1 once, by two and by three letters', () => {
    expect(countries).toHaveLength(249);
    expect(new Set(countries.map(({ iso2Code }) => iso2Code)).size).toBe(249);
    expect(new Set(countries.map(({ iso3Code }) => iso3Code)).size).toBe(249);
    expect(countries.find(({ iso2Code }) => iso2Code === 'CH')).toEqual({
      iso2Code: 'CH',
      iso3Code: 'CHE',
      name: 'Suisse',
    });
  });

  it('have the 96 departments, both of Corsica and no 20, and the 13 overseas', () => {
    const codes = regions.filter(({ country }) => country === 'FR').map(({ code }) => code);
    expect(codes).toEqual(expect.arrayContaining(['01', '2A', '2B', '75', '95']));
    expect(codes).not.toContain('20');
    expect(codes.filter((code) => /^\d/.test(code))).toHaveLength(96);
    expect(codes).toHaveLength(96 + 13);
  });

  it('name each region by the code of its country', () => {
    const known = new Set(countries.map(({ iso2Code }) => iso2Code));
    expect(new Set(regions.map(({ combinedCode }) => combinedCode)).size).toBe(regions.length);
    expect(regions.filter(({ country }) => !known.has(country))).toEqual([]);
    const named = new Map(regions.map(({ combinedCode, name }) => [combinedCode, name]));
    expect(named.get('FR-RE')).toBe('La Réunion');
    expect(named.has('FR-974')).toBe(false);
  });

  it('propose ten years first', () => {
    const proposed = choices.s_duree_credit_souhait.filter(({ isDefault }) => isDefault);
    expect(proposed).toEqual([{ id: '10_ans', name: '10 ans', priority: 1, isDefault: true }]);
  });

  it('have ids as Oro makes them: small letters, digits and underscores, 32 at most, each once', () => {
    for (const list of Object.values(choices)) {
      for (const { id } of list) expect(id).toMatch(/^[a-z0-9_]{1,32}$/);
      expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
    }
  });

  it('name the statuses as the charts of the specification do', () => {
    const names = new Map(choices.rfp_internal_status.map(({ id, name }) => [id, name]));
    expect(names.get('more_info_requested')).toBe("Complément d'information demandé");
    expect(names.get('assurance_acceptee')).toBe("Attente édition de l'offre de prêt");
    expect(names.get('open')).toBe('Nouveau projet');
    expect(choices.quote_internal_status.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Nouvelle', 'Proposition acceptée', 'Proposition refusée']),
    );
  });

  it('have the roles of the specification', () => {
    expect(roles.map(({ id, label }) => [id, label])).toEqual([
      [1, 'Admin'],
      [2, 'Demandeur'],
      [3, 'Visiteur'],
      [4, 'Agent'],
      [5, "Directeur d'agence"],
    ]);
  });
});
