import { codes } from './entry'

/** Form pages: saving, tables and files. */
export const formCodes = codes('form', {
  60401: { place: 'page' },
  60402: { place: 'page', action: { to: 'reload' } },
  60403: { place: 'field', facts: { limit: 'plain' } },
  60404: { place: 'field' },
  60405: { place: 'page' },
  60406: { place: 'field' },
  60407: { place: 'field', facts: { limit: 'plain' } },
  60408: { place: 'page', action: { to: 'reload' } },
  60409: { place: 'page' },
  60410: { place: 'page', action: { to: 'reload' } },
})

/** One for each rule across fields (specification, section 5 "Rules implied by server messages"); shown at the field the rule names. */
export const ruleCodes = codes('rule', {
  60411: { place: 'field' },
  60412: { place: 'field' },
  60413: { place: 'field' },
  60414: { place: 'field' },
  60415: { place: 'field' },
  60416: { place: 'field' },
  60417: { place: 'field' },
  60418: { place: 'field' },
  60419: { place: 'field' },
  60420: { place: 'field' },
  60421: { place: 'field' },
  60422: { place: 'field' },
  60423: { place: 'field' },
  60424: { place: 'field' },
  60425: { place: 'field' },
  60426: { place: 'field' },
  60427: { place: 'field' },
  60428: { place: 'field' },
  60429: { place: 'field' },
  60430: { place: 'field' },
  60431: { place: 'field' },
  60432: { place: 'field' },
  60433: { place: 'field' },
})
