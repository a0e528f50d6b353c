const READING_MS = 2200;
const GLANCE_MS = 700;
const KEY_MS = 45;
const POINTER_STEPS = 24;

const PERSON = {
  lastName: 'Durand',
  firstName: 'Marie',
  email: 'm.durand@exemple.fr',
  password: 'MaisonBleue7',
};

/** Draws a pointer at the mouse position, which a headless browser does not show. Runs in the page. */
function showPointer() {
  const drawing = 'http://www.w3.org/2000/svg';
  addEventListener('DOMContentLoaded', () => {
    const pointer = document.createElementNS(drawing, 'svg');
    pointer.setAttribute('viewBox', '0 0 24 24');
    pointer.setAttribute('aria-hidden', 'true');
    Object.assign(pointer.style, {
      position: 'fixed',
      inset: '0 auto auto 0',
      width: '28px',
      height: '28px',
      zIndex: '2147483647',
      pointerEvents: 'none',
      transform: 'translate(900px, 640px)',
    });
    const shape = document.createElementNS(drawing, 'path');
    shape.setAttribute('d', 'M4 2v17l4.5-4 3 7 3-1.3-3-6.7H18z');
    shape.setAttribute('fill', '#092228');
    shape.setAttribute('stroke', '#fff');
    shape.setAttribute('stroke-width', '1.5');
    pointer.append(shape);
    document.documentElement.append(pointer);
    addEventListener(
      'mousemove',
      ({ clientX, clientY }) => {
        pointer.style.transform = `translate(${clientX - 5}px, ${clientY - 3}px)`;
      },
      true,
    );
  });
}

/**
 * Signs up as a visitor does, at a pace that viewers can follow.
 * @param {import('@playwright/test').Page} page
 * @param {(step: string) => void} tell called at each step with the key of its caption
 * @param {{ readonly isFilmed?: boolean, readonly email?: string }} [how] Where nobody films, nothing waits for a viewer.
 */
export async function playSignUp(page, tell, { isFilmed = true, email = PERSON.email } = {}) {
  /** @param {number} ms */
  const pause = (ms) => (isFilmed ? page.waitForTimeout(ms) : Promise.resolve());
  const typed = { delay: isFilmed ? KEY_MS : 0 };
  /** @param {import('@playwright/test').Locator} target */
  const pointAt = async (target) => {
    await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'smooth' }));
    await pause(GLANCE_MS);
    const box = await target.boundingBox();
    if (!box) throw new Error('What the story points at is not on the page.');
    await page.mouse.move(box.x + Math.min(box.width / 2, 160), box.y + box.height / 2, {
      steps: POINTER_STEPS,
    });
    await pause(250);
  };
  /** @param {import('@playwright/test').Locator} target */
  const click = async (target) => {
    await pointAt(target);
    await target.click();
  };
  /** @param {string} label @param {string} text */
  const write = async (label, text) => {
    const field = page.getByLabel(label, { exact: true }).last();
    await click(field);
    await field.pressSequentially(text, typed);
    await pause(300);
  };

  await page.addInitScript(showPointer);
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await pause(1500);

  tell('home');
  await pause(READING_MS);
  await click(page.getByRole('main').getByRole('link', { name: 'Créer mon compte' }).first());
  await page
    .getByRole('button', { name: 'S’INSCRIRE' })
    .or(page.getByRole('button', { name: "S'INSCRIRE" }))
    .waitFor();
  tell('name');
  await pause(READING_MS);
  await write('Nom', PERSON.lastName);
  await write('Prénom', PERSON.firstName);
  tell('email');
  await write('Adresse e-mail', email);
  await pause(READING_MS);
  tell('password');
  const form = page.getByRole('form').or(page.locator('form')).last();
  const password = form.getByLabel('Mot de passe', { exact: true });
  await click(password);
  await password.pressSequentially(PERSON.password, typed);
  await pause(GLANCE_MS);
  await write('Confirmation du mot de passe', PERSON.password);
  tell('register');
  for (const [part, figures] of [
    ['jour', '17'],
    ['mois', '05'],
    ['année', '1990'],
  ])
    await write(`Date de naissance, ${part}`, figures);
  await pause(READING_MS);
  await click(form.getByRole('button', { name: /S.INSCRIRE/ }));
  await page.getByRole('heading', { level: 1, name: 'Votre compte est créé' }).waitFor();
  tell('created');
  await pause(READING_MS);
  await click(page.getByRole('main').getByRole('link', { name: 'Se connecter' }));
  await page.getByRole('button', { name: 'CONNEXION' }).waitFor();
  tell('login');
  const login = page.locator('form').first();
  for (const [label, text] of [
    ['Adresse e-mail', email],
    ['Mot de passe', PERSON.password],
  ]) {
    const field = login.getByLabel(label, { exact: true });
    await click(field);
    await field.fill('');
    await field.pressSequentially(text, typed);
  }
  await pause(GLANCE_MS);
  await click(login.getByRole('button', { name: 'CONNEXION' }));
  const start = page
    .getByRole('main')
    .getByRole('link', { name: /Déposer un projet/ })
    .first();
  await start.waitFor();
  tell('welcome');
  await pause(READING_MS);
  await click(start);
  await page.getByRole('region', { name: 'ETAT CIVIL' }).waitFor();
  await pause(1200);
  tell('project');
  await pause(READING_MS);
  for (const part of ['OBJET DE MON PROJET', 'MON PROJET']) {
    await click(
      page
        .getByRole('navigation', { name: 'Parties du formulaire' })
        .getByRole('link', { name: new RegExp(`, ${part} `) }),
    );
    await page.getByRole('region', { name: part, exact: true }).waitFor();
    await pause(READING_MS);
  }
}
