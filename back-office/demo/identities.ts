import names from './data/names.json' with { type: 'json' };
import type { Random } from './random';

const { families, men, women } = names;

export interface Identity {
  readonly namePrefix: string;
  readonly firstName: string;
  readonly lastName: string;
}

export function drawIdentity(random: Random): Identity {
  const woman = random.chance(0.5);
  return {
    namePrefix: woman ? 'Mme' : 'M.',
    firstName: random.pick(woman ? women : men),
    lastName: random.pick(families),
  };
}

type Called = Pick<Identity, 'firstName' | 'lastName'>;

/** Keeps names unique: in a network of some hundreds, namesakes would be confused. */
export interface NameRegister {
  /** The same person, under another last name if theirs is taken and was drawn, not given. */
  readonly enter: <Who extends Called>(who: Who, isGiven: boolean) => Who;
}

/** A register with known people. It has its own random sequence, so that other draws do not change. */
export function nameRegister(random: Random, known: readonly Called[]): NameRegister {
  const keyOf = ({ firstName, lastName }: Called) => `${firstName} ${lastName}`.toLocaleLowerCase('fr');
  const taken = new Set(known.map(keyOf));
  return {
    enter(who, isGiven) {
      let entered = who;
      while (!isGiven && taken.has(keyOf(entered))) entered = { ...who, lastName: random.pick(families) };
      taken.add(keyOf(entered));
      return entered;
    },
  };
}

const domains = ['example.org', 'example.net', 'demo.invalid'];

export const slug = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 28);

export function emailGiver(random: Random): (who: Called) => string {
  const taken = new Set<string>();
  return ({ firstName, lastName }) => {
    const name = `${slug(firstName) || 'x'}.${slug(lastName) || 'x'}`;
    const domain = random.pick(domains);
    let email = `${name}@${domain}`;
    for (let copy = 2; taken.has(email); copy += 1) email = `${name}${copy}@${domain}`;
    taken.add(email);
    return email;
  };
}

/** Prefixes of the numbers reserved for fiction (ARCEP numbering plan). */
const fictional = ['019900', '026191', '035301', '046571', '053649', '063998'];

/** Draws a fictional phone number, more often mobile than fixed. Ten digits, no spaces. */
export function drawPhone(random: Random): string {
  const start = random.chance(0.7) ? '063998' : random.pick(fictional);
  return start + String(random.int(0, 9999)).padStart(4, '0');
}

/** Draws a borrower's birthday (`YYYY-MM-DD`): 22 to 72 years old, most around 42. */
export function drawBirthday(random: Random, thisYear: number): string {
  const age = Math.min(72, Math.max(22, Math.round(random.logNormal(42, 0.28))));
  const month = String(random.int(1, 12)).padStart(2, '0');
  return `${thisYear - age}-${month}-${String(random.int(1, 28)).padStart(2, '0')}`;
}
