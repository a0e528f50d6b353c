/** Colours and lengths come from tokens, state from attributes, the cascade from layers. */
export default {
  extends: ['stylelint-config-standard'],
  ignoreFiles: ['**/dist/**', '**/node_modules/**'],
  rules: {
    'selector-class-pattern': '^[a-z][a-zA-Z0-9]*$',
    'custom-property-pattern': null,
    'keyframes-name-pattern': '^[a-z][a-zA-Z0-9-]*$',
    'color-no-hex': true,
    'color-named': 'never',
    'declaration-no-important': true,
    'declaration-property-unit-disallowed-list': { '/^(margin|padding|inset|gap|font-size)/': ['px'] },
    'no-descending-specificity': null,
    'declaration-empty-line-before': null,
    'custom-property-empty-line-before': null,
    'comment-empty-line-before': null,
    'rule-empty-line-before': null,
    'declaration-block-single-line-max-declarations': null,
    'at-rule-empty-line-before': null,
    'import-notation': 'string',
    'media-feature-range-notation': 'context',
    'value-keyword-case': [
      'lower',
      { camelCaseSvgKeywords: true, ignoreKeywords: ['optimizeLegibility', 'currentColor'] },
    ],
  },
  overrides: [
    {
      // The only files where colours and sizes are defined.
      files: ['shared/ui/src/tokens.css', 'shared/ui/src/base/*.css'],
      rules: {
        'color-no-hex': null,
        'declaration-no-important': null,
        'declaration-property-unit-disallowed-list': null,
      },
    },
    {
      files: ['**/print.css', '**/*.print.css'],
      rules: { 'declaration-no-important': null, 'color-named': null },
    },
  ],
};
