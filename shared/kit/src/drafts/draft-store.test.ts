import { createDraftStore } from './draft-store';

const DAY = 24 * 60 * 60_000;
const NOON = Date.UTC(2026, 10, 20, 11);

let owner: string | null;
let time: number;

beforeEach(() => {
  localStorage.clear();
  owner = 'marie@intergestion.example';
  time = NOON;
});

const drafts = () => createDraftStore({ owner: () => owner, now: () => time });

it('gives back what was typed, when the page is opened again', () => {
  expect(drafts().slot('project', 1).write({ phone: '06' })).toBe('2026-11-20T11:00:00.000Z');
  drafts().slot('contact', 1).write({ phone: '07' });
  expect(drafts().slot('project', 1).read()).toEqual({
    savedAt: '2026-11-20T11:00:00.000Z',
    values: { phone: '06' },
  });
});

it('shows a draft to nobody else, nor to another version of the form', () => {
  drafts().slot('project', 1).write({ phone: '06' });
  expect(drafts().slot('project', 2).read()).toBeUndefined();
  owner = 'paul@intergestion.example';
  expect(drafts().slot('project', 1).read()).toBeUndefined();
});

it('says whether somebody has one, whoever is signed in by then', () => {
  expect(drafts().isKeptFor(owner)).toBe(false);
  drafts().slot('project', 1).write({ phone: '06' });
  const author = owner;
  owner = null;
  expect(drafts().isKeptFor(author)).toBe(true);
  expect(drafts().isFormKeptFor(author, 'project')).toBe(true);
  expect(drafts().isFormKeptFor(author, 'proposition')).toBe(false);
  expect(drafts().isKeptFor('paul@intergestion.example')).toBe(false);
  expect(drafts().isKeptFor(null)).toBe(false);
});

it.each(['paul@intergestion.example', null])('keeps nothing once %s is there instead', (instead) => {
  const slot = drafts().slot('project', 1);
  owner = instead;
  expect(slot.isOpen()).toBe(false);
  expect(slot.write({ phone: '06' })).toBeUndefined();
  expect(localStorage).toHaveLength(0);
});

it('removes a draft after seven days, whoever opens the portal', () => {
  drafts().slot('project', 1).write({ phone: '06' });
  owner = null;
  time = NOON + 7 * DAY;
  drafts();
  expect(localStorage).toHaveLength(1);
  time += 1;
  drafts();
  expect(localStorage).toHaveLength(0);
});

it('leaves nothing of a form that was sent', () => {
  const slot = drafts().slot('project', 1);
  slot.write({ phone: '06' });
  slot.close();
  expect(slot.write({ phone: '06' })).toBeUndefined();
  expect(localStorage).toHaveLength(0);
});

it('leaves nothing of somebody who signs out, and everything of the others', () => {
  drafts().slot('project', 1).write({ phone: '06' });
  owner = 'paul@intergestion.example';
  const slot = drafts().slot('project', 1);
  slot.write({ phone: '07' });
  drafts().forget('marie@intergestion.example');
  expect(slot.read()?.values).toEqual({ phone: '07' });
  expect(localStorage.getItem('portal.drafts')).not.toContain('marie');
});

it.each(['{', '{}', '[null, {"owner": 1}]', '[{"owner":"marie@intergestion.example","form":"project"}]'])(
  'takes what it does not understand, %s, for nothing',
  (stored) => {
    localStorage.setItem('portal.drafts', stored);
    expect(drafts().slot('project', 1).read()).toBeUndefined();
  },
);

it('says that nothing is kept when the browser refuses', () => {
  const store = createDraftStore({
    owner: () => owner,
    open() {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  const slot = store.slot('project', 1);
  expect(slot.write({ phone: '06' })).toBeUndefined();
  expect(slot.read()).toBeUndefined();
  slot.close();
  store.forget(owner);
});
