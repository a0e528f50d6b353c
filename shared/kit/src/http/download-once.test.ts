import { firstValueFrom } from 'rxjs';
import { downloadOnce } from './download-once';

it('hands it out in the order in which it was asked for', async () => {
  const source = downloadOnce(() => Promise.resolve('code'));
  const order: number[] = [];
  const all = [1, 2, 3, 4, 5].map((place) => firstValueFrom(source).then(() => order.push(place)));
  await Promise.all(all);
  expect(order).toEqual([1, 2, 3, 4, 5]);
});

it('tries a download that failed again at the next use', async () => {
  const answers = [Promise.reject(new Error('offline')), Promise.resolve('code')];
  const source = downloadOnce(() => answers.shift() ?? Promise.reject(new Error('asked too often')));
  await expect(firstValueFrom(source)).rejects.toThrow('offline');
  expect(await firstValueFrom(source)).toBe('code');
});
