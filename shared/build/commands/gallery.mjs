import { createServer } from 'node:http';
import { buildGallery } from './build-gallery.mjs';
import { answerGallery } from './gallery-page.mjs';

/** `node shared/build/commands/gallery.mjs`: serves the design system page alone, without watching, on `PORT`. */
await buildGallery();
const server = createServer((request, response) => {
  void answerGallery(request, response).catch(() => response.destroy());
});
server.listen(Number(process.env.PORT || 8081), '127.0.0.1', () => {
  console.log(
    `http://127.0.0.1:${/** @type {import('node:net').AddressInfo} */ (server.address()).port}/__ui`,
  );
});
