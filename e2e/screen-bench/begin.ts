import buildServer from '../fixtures/build-server';
import { forgetFigures } from './figures';

export default async function begin(): Promise<void> {
  forgetFigures();
  await buildServer();
}
