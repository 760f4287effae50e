import { createHash } from 'node:crypto';

/** The app's own colours, in the system's letters: this page loads nothing. */
const STYLE = `
:root { color-scheme: light dark }
body {
  margin: 0; min-height: 100dvh; display: grid; place-items: center;
  font: 1.0625rem/1.5 system-ui, sans-serif; overflow-wrap: break-word;
  background: light-dark(#f1f4f9, #080d18); color: light-dark(#0d1730, #f0f3f9);
}
main { max-width: 26rem; padding: 2rem 1.5rem; text-align: center; text-wrap: pretty }
h1 { margin: 0; font-size: 1.5rem; line-height: 1.25; text-wrap: balance }
p { margin: 1rem 0 0; color: light-dark(#434f68, #b3bdd0) }
a {
  display: inline-block; margin-top: 1.75rem; padding: 0.8rem 1.5rem; border-radius: 2rem;
  background: #f9cf2a; color: #0d1730; font-weight: 600; text-decoration: none;
}
a:focus-visible { outline: 3px solid currentcolor; outline-offset: 3px }
`;

/** Who followed a link to a provider that this server does not know. */
export const NOT_SET_UP_PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Log in to VolleyPath</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Logging in with Google is not set up here</h1>
<p>This VolleyPath server has no connection to Google. Please log in with your email address or username.</p>
<a href="/auth">Back to the login</a>
</main>
</body>
</html>`;

const styleHash = createHash('sha256').update(STYLE).digest('base64');

/** Nothing but that style. */
export const NOT_SET_UP_POLICY = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; frame-ancestors 'none'`;
