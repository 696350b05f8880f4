/** Hostile texts (scripts, addresses) for the sweeps, and the check whether one was executed. */

/** Called by a payload when it runs. */
const ran = 'window.payloadRan=(window.payloadRan||0)+1'
const called = `javascript:${ran}`
const encoded = [...called].map((letter) => `&#${letter.charCodeAt(0)};`).join('')
const hexadecimal = [...called].map((letter) => `&#x${letter.charCodeAt(0).toString(16)};`).join('')

/** Elements that run something by themselves, with the event that does it. */
const selfRunning: readonly (readonly [string, string])[] = [
  ['img src=x', 'onerror'],
  ['img src=x srcset=x', 'onerror'],
  ['svg', 'onload'],
  ['svg/', 'onload'],
  ['body', 'onload'],
  ['input autofocus', 'onfocus'],
  ['select autofocus', 'onfocus'],
  ['textarea autofocus', 'onfocus'],
  ['button autofocus', 'onfocus'],
  ['video src=x', 'onerror'],
  ['audio src=x', 'onerror'],
  ['video autoplay src=data:,', 'onloadstart'],
  ['details open', 'ontoggle'],
  ['marquee', 'onstart'],
  ['object data=x', 'onerror'],
  ['embed src=x', 'onerror'],
  ['link rel=stylesheet href=x', 'onerror'],
  ['script src=x', 'onerror'],
  ['iframe src=x', 'onload'],
  ['div style="animation-name:x"', 'onanimationstart'],
  ['p tabindex=1 id=x', 'onfocus'],
  ['math', 'onclick'],
  ['a href=x', 'onpointerover'],
  ['b', 'onmouseover'],
  ['x contenteditable', 'onblur'],
  ['form', 'onsubmit'],
  ['isindex type=image src=1', 'onerror'],
  ['keygen autofocus', 'onfocus'],
]

const events = selfRunning.flatMap(([element, event]) => [
  `<${element} ${event}=${ran}>`,
  `<${element} ${event}="${ran}">`,
  `"><${element.toUpperCase()} ${event.toUpperCase()}='${ran}'>`,
  `<${element}\n${event}\t=\t"${ran}"//`,
])

const addresses = [
  called,
  called.toUpperCase().replace('WINDOW.PAYLOADRAN=(WINDOW.PAYLOADRAN||0)+1', ran),
  `  ${called}`,
  `\u0001${called}`,
  called.replace('script', 'scr\nipt'),
  called.replace('script', 'scr\tipt'),
  encoded,
  hexadecimal,
  `data:text/html,<script>${ran}</script>`,
  `data:text/html;base64,${globalThis.btoa(`<script>${ran}</script>`)}`,
  `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="${ran}"/>`,
  `vbscript:${ran}`,
  `feed:${called}`,
  `blob:${called}`,
]

const carriers = addresses.flatMap((address) => [
  `<a href="${address}">按此处</a>`,
  `<iframe src="${address}"></iframe>`,
  `<form action="${address}"><button>提交</button></form>`,
  `<svg><a xlink:href="${address}"><text>x</text></a></svg>`,
])

const others = [
  `<script>${ran}</script>`,
  `<ScRiPt>${ran}</sCrIpT>`,
  `<script/x>${ran}</script >`,
  `<<script>${ran}//<</script>`,
  `</title><script>${ran}</script>`,
  `</textarea><script>${ran}</script>`,
  `</script><script>${ran}</script>`,
  `--><script>${ran}</script>`,
  `]]><script>${ran}</script>`,
  `<noscript><p title="</noscript><img src=x onerror=${ran}>">`,
  `<style><style/><img src=x onerror=${ran}>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=${ran}&gt;">`,
  `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${ran}>`,
  `<svg><style><img src=x onerror=${ran}></style></svg>`,
  `<svg><animate xlink:href=#x attributeName=href values="${called}"/><a id=x><text>x</text></a></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id='x' xmlns='http://www.w3.org/2000/svg'><image href='1' onerror='${ran}'/></svg>#x">`,
  `<svg><foreignObject><img src=x onerror=${ran}></foreignObject></svg>`,
  `<iframe srcdoc="<script>parent.${ran}</script>"></iframe>`,
  `<template><script>${ran}</script></template>`,
  `<base href="${called}//">`,
  `<meta http-equiv=refresh content="0;url=${called}">`,
  `<div style="background:url(${called})">`,
  `<div style="width:expression(${ran})">`,
  `<table background="${called}">`,
  `<img src="x\`\` onerror=${ran}">`,
  `<img src='x' alt='\`><img src=x onerror=${ran}>'>`,
  `"onmouseover="${ran}`,
  `'onfocus='${ran}' autofocus='`,
  `\`onerror=${ran}`,
  `{{constructor.constructor('${ran}')()}}`,
  `\${${ran}}`,
  `<img src=x onerror=${ran}>`.replace('<', '\uff1c'),
  `\u003cimg src=x onerror=${ran}\u003e`,
  `%3Cimg%20src=x%20onerror=${ran}%3E`,
  `&lt;img src=x onerror=${ran}&gt;`,
  `<img id=getElementById name=cookie src=x onerror=${ran}>`,
  `<a id=body><a id=body name=innerHTML href="${called}">`,
  `<x:script xmlns:x="http://www.w3.org/1999/xhtml">${ran}</x:script>`,
  `<?xml version="1.0"?><script xmlns="http://www.w3.org/1999/xhtml">${ran}</script>`,
  `<!--[if gte IE 4]><script>${ran}</script><![endif]-->`,
]

/** Two hundred texts and more that would run something, were they ever taken for markup, an address or a program. */
export const payloads: readonly string[] = [...others, ...events, ...carriers]

/** Sixty addresses and more that lead elsewhere than they seem to. */
export const foreignAddresses: readonly string[] = [
  ...addresses,
  ...['evil.test', 'evil.test/home', 'evil.test\\@localhost', 'localhost@evil.test', 'localhost.evil.test'].flatMap(
    (host) => [
      `//${host}`,
      `/\\${host}`,
      `\\\\${host}`,
      `https://${host}`,
      `https:${host}`,
      `http:///${host}`,
      `/\t/${host}`,
    ],
  ),
  '///evil.test',
  '////evil.test',
  '/\n/evil.test',
  '/\r\n/evil.test',
  '\t//evil.test',
  ' //evil.test',
  '/%09/evil.test/../..//evil.test',
  'https://localhost:1@evil.test/',
  'https://localhost\\.evil.test',
  'HTTPS://EVIL.TEST',
  'ftp://evil.test',
  'mailto:a@evil.test',
  'file:///etc/passwd',
  'about:blank',
  'ws://evil.test',
  'http://[::1]@evil.test',
  'https://ⓔvil.test',
  '/\u0000/evil.test',
  'https:/evil.test',
  'https:\\evil.test',
]

/**
 * Everything in a document that could run: event attributes, scripts, frames with their own documents, and unusual URL
 * schemes. One line each; empty for a page that treats every payload as text. It also runs in other documents, so it
 * refers to nothing outside.
 */
export function executableParts(root: Document): string[] {
  const inert = /^(?:https?:|mailto:|tel:|blob:|#|\/|\.|\?|$)/i
  const found: string[] = []
  for (const element of root.body.querySelectorAll('*')) {
    const name = element.localName.replace(/^.*:/, '')
    const own = element.getAttribute('src')?.startsWith('/assets/') || element.closest('[data-own]') !== null
    if (['script', 'object', 'embed', 'base', 'meta', 'link'].includes(name) && !own) {
      const text = element.outerHTML.slice(0, 160)
      if (/payloadRan/.test(element.outerHTML)) found.push(`<${name}>: ${text}`)
    }
    for (const { name: attribute, value } of element.attributes) {
      if (/^on/i.test(attribute)) found.push(`${name}[${attribute}]: ${value.slice(0, 120)}`)
      else if (attribute === 'srcdoc') found.push(`${name}[srcdoc]`)
      else if (/^(?:href|src|action|formaction|xlink:href|data|background|poster)$/i.test(attribute)) {
        // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers leave them out of a scheme as well
        const address = value.replace(/[\u0000-\u0020]/g, '')
        if (
          /^[a-z][a-z0-9+.-]*:/i.test(address) &&
          !inert.test(address) &&
          !/^data:image\/(?:png|jpeg|gif|webp);/i.test(address)
        )
          found.push(`${name}[${attribute}]: ${value.slice(0, 120)}`)
      }
    }
  }
  if ((root.defaultView as { payloadRan?: number } | null)?.payloadRan) found.push('a payload ran')
  return found
}
