/** Error codes: form pages (saving, tables, files), and one code for each rule across fields. */

import { codes } from './entry'

/** Form pages: saving, tables and files. */
export const formCodes = codes('form', {
  60401: {},
  60402: {},
  60403: { facts: { limit: 'plain' } },
  60404: {},
  60405: {},
  60406: {},
  60407: { facts: { limit: 'plain' } },
  60408: {},
  60409: {},
  60410: {},
  60434: {},
  60435: {},
  60436: {},
  60437: { facts: { limit: 'plain' } },
  60438: {},
  60439: {},
  60440: {},
  60441: { facts: { examples: 'plain' } },
  60442: {},
  60443: {},
})

/** One for each rule across fields (specification, section 5 "Rules implied by server messages"); the backend names the fields it concerns. */
export const ruleCodes = codes('rule', {
  60411: {},
  60412: {},
  60413: {},
  60414: {},
  60415: {},
  60416: {},
  60417: {},
  60418: {},
  60419: {},
  60420: {},
  60421: {},
  60422: {},
  60423: {},
  60424: {},
  60425: {},
  60426: {},
  60427: {},
  60428: {},
  60429: {},
  60430: {},
  60431: {},
  60432: {},
  60433: {},
})
