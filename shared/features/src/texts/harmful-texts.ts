export const PICTURE_ID = 'aeb0b4cd-e35e-4aad-9173-98eae0a21c16';

/** Malicious texts an editor might enter, and what must not remain of them. */
export const HARMFUL_TEXTS: readonly (readonly [string, RegExp])[] = [
  ['<script>alert(1)</script>', /script|alert/],
  ['<img src="x" onerror="alert(1)">', /onerror|src|img/],
  ['<img src="https://stranger.example/a.png" srcset="https://stranger.example/b.png 2x">', /img|stranger/],
  ['<img src="data:image/svg+xml,<svg/>" alt="">', /img|data/],
  [
    `<img src="https://cms.example/assets/${PICTURE_ID}?access_token=secret" srcset="https://evil.example/a 1x">`,
    /secret|cms|evil/,
  ],
  ['<img src="/admin/api/logout" alt="">', /img|logout/],
  ['<a href="javascript:alert(1)">x</a>', /javascript/],
  ['<a href="//evil.example">x</a>', /evil/],
  ['<p style="position:fixed" id="contenu" class="card">x</p>', /style|id=|class/],
  ['<form action="https://evil.example"><input name="q"></form>', /form|input/],
  ['<iframe src="https://evil.example"></iframe>', /iframe/],
  ['<svg><animate onbegin="alert(1)"></animate></svg>', /svg|onbegin/],
];
