import { createRequire } from 'node:module';

const { criticalCss } = createRequire(__filename)('./critical-css.cjs') as {
  criticalCss: (css: string, html: string) => string;
};

const HTML = '<div class="a b"><p class="c">.d</p></div>';

it.each([
  ['the rules of its classes', '.a{x:1}.d{x:2}', '.a{x:1}'],
  ['what is no matter of a class', ':root{--x:1}body{x:1}[data-surface=brand] a{x:1}', undefined],
  ['of several selectors, those that matter', '.a,.d,p.c{x:1}', '.a,p.c{x:1}'],
  ['a rule for both only when both are there', '.a .b{x:1}.a .d{x:1}', '.a .b{x:1}'],
  ['what a selector only asks about', '.a:not(.d){x:1}.a:has(.d:checked){x:1}:is(.d,.a) p{x:1}', undefined],
  ['names with signs', '.e\\:f{x:1}.a{x:1}', '.a{x:1}'],
  [
    'no empty media query',
    '@media print{.d{x:1}}@media (width>=1px){.a{x:1}}',
    '@media (width>=1px){.a{x:1}}',
  ],
  ['fonts and movements', '@font-face{font-family:A}@keyframes k{0%{x:1}}', undefined],
])('keeps %s', (_, css, kept = css) => {
  expect(criticalCss(`@layer one;${css}`, HTML)).toBe(`@layer one;@layer one;${kept}`);
});

it('keeps the order of layers, empty ones too', () => {
  expect(criticalCss('@layer base{.d{x:1}}@layer page;@layer ui{.a{x:1}}', HTML)).toBe(
    '@layer base,page,ui;@layer page;@layer ui{.a{x:1}}',
  );
});
