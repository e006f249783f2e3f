// The page at /graphql in a browser: Apollo Sandbox, loaded from its vendor's host. If that is
// unreachable, it redirects to the bundled GraphiQL at /graphiql.

import type { FastifyRequest } from 'fastify';

const SANDBOX = 'https://embeddable-sandbox.cdn.apollographql.com';

const EXAMPLE = `# Every admission course with its units and years. Press the button to run it.
query AdmissionCourses {
  admissionCourses {
    courseCode
    name
    fee
    discount
    units {
      name
      years { year exam { title questionCount timeLimitMinutes } }
    }
  }
}`;

/** The Content-Security-Policy of the Sandbox page alone. */
export const SANDBOX_POLICY = [
  "default-src 'none'",
  `script-src 'unsafe-inline' ${SANDBOX}`,
  "style-src 'unsafe-inline'",
  'frame-src https://sandbox.embed.apollographql.com',
  `connect-src 'self' ${SANDBOX}`,
  'img-src https: data:',
  "frame-ancestors 'none'",
].join('; ');

/** True if a browser requests a page, not data. */
export function isBrowserVisit({ method, headers, query }: FastifyRequest): boolean {
  const acceptsPage = method === 'GET' && headers.accept?.includes('text/html');
  return acceptsPage === true && !(query as { query?: unknown }).query;
}

/**
 * The Sandbox page. Redirects to /graphiql if the vendor's script is not loaded within four
 * seconds.
 */
export function sandboxPage(): string {
  const state = JSON.stringify({ document: EXAMPLE }).replaceAll('<', '\\u003c');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Alokpath GraphQL</title>
<style>html,body,#sandbox{height:100%;margin:0}nav{position:absolute;padding:8px;font:16px/26px system-ui}</style>
</head>
<body>
<nav><a href="/graphiql">GraphiQL (works offline)</a> · <a href="/graphiql/tour.txt">A tour with ten operations</a></nav>
<div id="sandbox"></div>
<script>
  const offline = () => location.replace('/graphiql');
  const timer = setTimeout(offline, 4000);
  const script = document.createElement('script');
  script.src = '${SANDBOX}/_latest/embeddable-sandbox.umd.production.min.js';
  script.onerror = offline;
  script.onload = () => {
    clearTimeout(timer);
    new window.EmbeddedSandbox({ target: '#sandbox', initialEndpoint: location.origin + '/graphql', includeCookies: true, initialState: ${state} });
  };
  document.head.append(script);
</script>
</body>
</html>`;
}
