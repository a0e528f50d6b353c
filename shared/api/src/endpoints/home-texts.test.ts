import { DEFAULT_SETTINGS } from '@portal/kit/shell';
import type { HttpAnswer, Kit, ReadRequest } from '@portal/kit';
import { type Observable, of, type Subscribable, throwError } from 'rxjs';
import { createHomeTexts } from './home-texts';
import wire from './home-texts.test.json';

const answer = (data: unknown): Observable<HttpAnswer> => of({ status: 200, headers: {}, body: { data } });

function textsFrom(answers: Readonly<Record<string, Observable<HttpAnswer>>>) {
  const asked: ReadRequest[] = [];
  const client: Kit['http']['content'] = {
    send: () => throwError(() => new Error('nothing is sent')),
    read: (request) => {
      asked.push(request);
      return answers[request.path] ?? throwError(() => new Error(`nobody answers ${request.path}`));
    },
  };
  const http = { content: client, signed: client, open: client };
  return { texts: createHomeTexts({ http, settings: DEFAULT_SETTINGS }), asked };
}

function valueOf<T>(source: Subscribable<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    source.subscribe({ next: resolve, error: reject });
  });
}

describe('the texts of a visitor’s first page', () => {
  it('gives the steps in their order, and leaves out what is no step', async () => {
    const { texts } = textsFrom({
      '/items/roadmap_intergestion': answer(wire.roadmap),
    });
    expect(await valueOf(texts.roadmap)).toEqual([
      { id: 1, title: 'A', html: '<p>1</p>' },
      { id: 2, title: 'B', html: '' },
    ]);
  });

  it('asks for the fifteen slides of slider 3', async () => {
    const { texts, asked } = textsFrom({
      '/items/slider_intergestion_files': answer(wire.slides),
    });
    expect(await valueOf(texts.slides)).toEqual(wire.readSlides);
    expect(asked.at(-1)?.params).toEqual({
      page: 1,
      limit: 15,
      fields: '*,directus_files_id.*',
      'filter[slider_intergestion_id][_eq]': 3,
    });
  });

  it.each([undefined, null, 'texte', { data: {} }])(
    'has nothing to say of a body that is %j',
    async (data) => {
      const { texts } = textsFrom({ '/items/roadmap_intergestion': answer(data) });
      expect(await valueOf(texts.roadmap)).toEqual([]);
    },
  );

  it('passes a failure on', async () => {
    const { texts } = textsFrom({});
    await expect(valueOf(texts.roadmap)).rejects.toThrow('nobody answers');
  });
});
