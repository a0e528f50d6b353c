import { render, screen } from '@testing-library/react';
import { RichText } from './rich-text';
import { sanitise } from './sanitise';

it('keeps the text of an editor and its links', () => {
  render(
    <RichText html='<h1>Titre</h1><p>Un <strong>mot</strong> et <a href="https://www.orias.fr">un lien</a>.</p>' />,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Titre' })).toBeInTheDocument();
  expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
  const link = screen.getByRole('link', { name: 'un lien' });
  expect(link).toHaveAttribute('href', 'https://www.orias.fr');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

it.each([
  ['<script>alert(1)</script>', /script|alert/],
  ['<img src="x" onerror="alert(1)">', /onerror/],
  ['<a href="javascript:alert(1)">x</a>', /javascript/],
  ['<a href="//evil.example">x</a>', /evil/],
  ['<p style="position:fixed" id="contenu" class="card">x</p>', /style|id=|class/],
  ['<form action="https://evil.example"><input name="q"></form>', /form|input/],
  ['<iframe src="https://evil.example"></iframe>', /iframe/],
  ['<svg><animate onbegin="alert(1)"></animate></svg>', /svg|onbegin/],
])('drops what could harm from %s', (html, harm) => {
  expect(sanitise(html)).not.toMatch(harm);
});
