/** Error codes: projects, task books, contracts, deadlines, bases, platforms. */

import { codes } from './entry'

/** Projects and topics. */
export const projectCodes = codes('project', {
  603101: {},
  603102: {},
  603103: {},
  603104: {},
  603105: { facts: { names: 'plain' } },
  603106: {},
  603107: {},
  603108: {},
  603109: {},
  603110: {},
  603111: {},
  603112: {},
  603113: { facts: { limit: 'plain' } },
  603114: {},
  603115: { facts: { names: 'plain' } },
  603116: {},
  603117: {},
  603118: { facts: { items: 'plain' } },
  603119: {},
  603121: {},
  603122: {},
})

/** Task books. */
export const taskCodes = codes('task', {
  603221: {},
  603222: {},
  603223: {},
  603224: {},
  603225: {},
  603226: {},
  603288: { show: 'silent' },
})

/** Contracts, their changes and the conclusion letter. */
export const contractCodes = codes('contract', {
  603301: {},
  603302: {},
  603303: {},
  603304: {},
  603305: {},
  603306: {},
  603307: {},
  603308: {},
  603309: {},
  603310: {},
})

/** Periods that are over, or have not begun. */
export const deadlineCodes = codes('deadline', {
  603321: { facts: { deadline: 'date' } },
  603322: { facts: { deadline: 'date' } },
  603323: { facts: { deadline: 'date' } },
  603324: { facts: { deadline: 'date' } },
  603325: { facts: { deadline: 'date' } },
  603326: { facts: { opensOn: 'date' } },
})

/** States of a base’s annual inspection. */
export const inspectionCodes = codes('inspection', {
  603202: {},
  603203: {},
  603204: {},
  603205: { facts: { name: 'plain' } },
  603206: {},
  603207: {},
  603208: {},
  603214: {},
})

/** Monthly reports of platforms. */
export const platformCodes = codes('platform', {
  603401: {},
  603402: {},
  603403: {},
  603404: {},
  603405: {},
  603406: {},
  603407: {},
  603408: {},
})
