import { useId, useState } from 'react';
import { map, NEVER, of, throwError } from 'rxjs';
import { kit } from '../kit';
import { drawPage, drawingsOf } from './draw-page';
import { drawnFrom } from './taking-over';
import { hasFields, withInertFields } from './inert-fields';

const KEY = '/items/words {}';
const wanted = { path: '/', config: {}, answers: {} };

/** Shows a text of the content service, or its own. */
function Words() {
  const content = kit().http.content.read({ path: '/items/words' }, 'lookup');
  const [words] = useState(() => kit().drawnFrom?.<string>(content.pipe(map(({ body }) => String(body)))));
  const { resource } = words ?? {};
  return <h1>{resource?.status === 'ready' ? resource.value : 'Own words'}</h1>;
}

it('draws a page with what the content service said, and says what it asked for', () => {
  const asked = [{ key: KEY, address: '/items/words' }];
  expect(drawPage(Words, wanted)).toEqual({ html: '<h1>Own words</h1>', isInert: false, asked });
  const answers = { [KEY]: { status: 200, headers: {}, body: 'Theirs' } };
  expect(drawPage(Words, { ...wanted, answers })).toEqual({ html: '<h1>Theirs</h1>', isInert: false, asked });
});

it('has no picture asked for ahead: the server says when', () => {
  const Picture = () => <img src="/a.svg" alt="" fetchPriority="high" />;
  expect(drawPage(Picture, wanted).html).toBe('<img src="/a.svg" alt="" fetchPriority="high"/>');
});

it('tells what it lacks when it cannot be drawn without, and throws when it lacks nothing', () => {
  const Fragile = () => {
    const words = kit().drawnFrom?.(kit().http.content.read({ path: '/items/words' }, 'lookup'));
    if (words?.resource.status !== 'ready') throw new Error('No words');
    return null;
  };
  expect(drawPage(Fragile, wanted)).toMatchObject({
    html: '',
    isInert: true,
    asked: [{ key: KEY }],
  });
  const Broken = () => {
    throw new Error('Broken');
  };
  expect(() => drawPage(Broken, wanted)).toThrow('Broken');
});

it('takes what a source has at once, and counts the rest as failed', () => {
  const error = new Error('Broken');
  expect(drawnFrom(of('Theirs')).resource).toEqual({ status: 'ready', value: 'Theirs', refreshing: false });
  expect(drawnFrom(throwError(() => error)).resource).toEqual({ status: 'failed', error });
  expect(drawnFrom(NEVER).resource).toMatchObject({ status: 'failed', error: { status: 0, problems: [] } });
});

it('refuses a page that keeps what is typed', () => {
  const Draft = () => {
    kit().drafts.slot('project', 1);
    return null;
  };
  expect(() => drawPage(Draft, wanted)).toThrow('project');
});

it('draws the pages of a remote by name', async () => {
  const draw = drawingsOf({ pages: { words: () => Promise.resolve({ default: Words }) } });
  expect((await draw({ ...wanted, page: 'words' })).html).toBe('<h1>Own words</h1>');
  await expect(draw({ ...wanted, page: 'other' })).rejects.toThrow('other');
});

describe('fields', () => {
  it('leave their places, with what stands in them', () => {
    const Form = () => {
      const id = useId();
      return (
        <form className="form" action="/x" noValidate aria-label="Formulaire">
          <label htmlFor={id}>Montant</label>
          <input id={id} className="input" defaultValue="200 000" aria-describedby={`${id}-hint`} />
          <input className="box" type="checkbox" defaultChecked />
          <input className="mail" type="email" placeholder="nom@exemple.fr" required />
          <input type="password" defaultValue="secret" />
          <select className="list" defaultValue="b">
            <option value="a">Choisissez</option>
            <option value="b">B</option>
          </select>
          <textarea className="area" defaultValue="Bonjour" rows={3} />
          <button type="submit" disabled>
            Envoyer
          </button>
        </form>
      );
    };
    const { html, isInert } = drawPage(Form, wanted);
    expect(isInert).toBe(true);
    expect(hasFields(html)).toBe(false);
    expect(html).toBe(
      [
        '<div class="form" data-inert="form"><label>Montant</label>',
        '<span class="input" data-inert="text">200 000</span><span class="box" data-inert="checkbox"></span>',
        '<span class="mail" data-inert="email">nom@exemple.fr</span><span data-inert="password"></span>',
        '<span class="list" data-inert="select">Choisissez</span>',
        '<span class="area" data-inert="textarea">Bonjour</span>',
        '<button type="submit" disabled="">Envoyer</button></div>',
      ].join(''),
    );
  });

  it('are told from words about them', () => {
    const text = '<p>&lt;input&gt; value="a" and <b data-note="type">form</b></p>';
    expect(hasFields(text)).toBe(false);
    expect(withInertFields(text)).toBe(text);
  });
});
