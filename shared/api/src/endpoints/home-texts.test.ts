import { DEFAULT_SETTINGS } from '@portal/kit/shell';
import type { HttpAnswer, Kit, ReadRequest } from '@portal/kit';
import { type Observable, of, type Subscribable, throwError } from 'rxjs';
import { createHomeTexts } from './home-texts';

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
      '/items/roadmap_intergestion': answer([
        { id: 2, sort: 2, title: 'B' },
        { id: 1, sort: 1, title: 'A', content: '<p>1</p>' },
        null,
        { title: 'sans numéro' },
      ]),
    });
    expect(await valueOf(texts.roadmap)).toEqual([
      { id: 1, title: 'A', html: '<p>1</p>' },
      { id: 2, title: 'B', html: '' },
    ]);
  });

  it('asks for the fifteen slides of slider 3', async () => {
    const { texts, asked } = textsFrom({
      '/items/slider_intergestion_files': answer([
        {
          id: 5,
          sort: 2,
          title: 'Deux',
          subtitle: 's',
          directus_files_id: { id: 'aeb0b4cd', width: 1600, height: 600, filename_download: 'rue.jpg' },
        },
        { id: 4, sort: 1, title: 'Un' },
      ]),
    });
    expect(await valueOf(texts.slides)).toEqual([
      { id: 4, title: 'Un', subtitle: '', picture: null },
      {
        id: 5,
        title: 'Deux',
        subtitle: 's',
        picture: {
          address: '/assets/aeb0b4cd',
          width: 1600,
          height: 600,
          fileName: 'rue.jpg',
          alternative: '',
        },
      },
    ]);
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
