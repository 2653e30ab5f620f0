/** The house rules of style sheets: five widths for queries, and sizes, weights and colours from the tokens. Biome has the general rules. */
export default {
  rules: {
    'media-feature-name-value-allowed-list': { '/width|height/': ['18rem', '30rem', '44rem', '60rem', '84rem'] },
    'declaration-property-value-allowed-list': {
      'font-size': [/var\(--(size|hero|quote)-/, /^[\d.]+(em|pt)$/, 'inherit'],
      'font-weight': [/^var\(--weight-/],
      'line-height': [/^var\(--leading-/, /^[\d.]+(rem|pt)$/, /^0\.[89]$/, '1.08'],
      color: [/^var\(--/, 'inherit', 'currentColor', /^light-dark\(/, 'HighlightText'],
      '/^(background|border)/': [/^[^#]*$/],
    },
  },
};
