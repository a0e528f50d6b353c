import { countries } from './countries';
import { enumIdFromName } from './enum-id';
import { metropolitanDepartments, overseasDepartments } from './french-departments';
import { projectLookups } from './project-lookups';
import { regions } from './regions';
import { roles } from './roles';
import { projectStatuses, propositionStatuses } from './statuses';

describe('the id of a list value', () => {
  it.each([
    ['10 ans', '10_ans'],
    ['Proposition acceptée', 'proposition_acceptee'],
    ['Fonds non débloqués', 'fonds_non_debloques'],
    ['Rez-de-chaussée', 'rez_de_chaussee'],
    ['Œuvre d’art', 'oeuvre_dart'],
  ])('of "%s" is %s', (name, id) => {
    expect(enumIdFromName(name)).toBe(id);
  });

  it('has 32 characters at most, and keeps two long names apart', () => {
    const long = 'Une très longue raison qui ne tient pas';
    expect(enumIdFromName(long)).toHaveLength(32);
    expect(enumIdFromName(`${long} ici`)).not.toBe(enumIdFromName(`${long} là`));
  });
});

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
    const codes = metropolitanDepartments.map(([code]) => code);
    expect(codes).toHaveLength(96);
    expect(codes).toEqual(expect.arrayContaining(['01', '2A', '2B', '75', '95']));
    expect(codes).not.toContain('20');
    expect(overseasDepartments).toHaveLength(13);
  });

  it('name each region by the code of its country', () => {
    const known = new Set(countries.map(({ iso2Code }) => iso2Code));
    expect(new Set(regions.map(({ combinedCode }) => combinedCode)).size).toBe(regions.length);
    for (const { combinedCode, code, country } of regions) {
      expect(combinedCode).toBe(`${country}-${code}`);
      expect(known.has(country)).toBe(true);
    }
    expect(regions.find(({ combinedCode }) => combinedCode === 'FR-974')).toBeUndefined();
    expect(regions.find(({ combinedCode }) => combinedCode === 'FR-RE')?.name).toBe('La Réunion');
  });

  it('propose ten years first', () => {
    const proposed = projectLookups.s_duree_credit_souhait.filter(({ isDefault }) => isDefault);
    expect(proposed).toEqual([{ id: '10_ans', name: '10 ans', priority: 1, isDefault: true }]);
  });

  it('name the statuses as the charts of the specification do', () => {
    const name = (id: string): string | undefined => projectStatuses.find((status) => status.id === id)?.name;
    expect(projectStatuses).toHaveLength(19);
    expect(name('more_info_requested')).toBe("Complément d'information demandé");
    expect(name('assurance_acceptee')).toBe("Attente édition de l'offre de prêt");
    expect(name('open')).toBe('Nouveau projet');
    expect(propositionStatuses.map((status) => status.name)).toEqual(
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
