import { codes } from './entry'

/** Projects and topics. */
export const projectCodes = codes('project', {
  603101: { place: 'page' },
  603102: {},
  603103: { place: 'page' },
  603104: { place: 'page', action: { to: 'reload' } },
  603105: { place: 'page' },
  603106: { action: { to: 'reload' } },
  603107: { place: 'page' },
  603108: { place: 'field' },
  603109: { place: 'field' },
  603110: {},
  603111: {},
})

/** Task books. */
export const taskCodes = codes('task', {
  603221: { place: 'page' },
  603222: { action: { to: 'reload' } },
  603223: { place: 'page', action: { to: 'reload' } },
  603224: {},
  603225: { place: 'page' },
  603226: { place: 'page', action: { to: 'reload' } },
  603288: { show: 'silent' },
})

/** Contracts, their changes and the conclusion letter. */
export const contractCodes = codes('contract', {
  603301: { place: 'page' },
  603302: {},
  603303: { action: { to: 'reload' } },
  603304: { action: { to: 'reload' } },
  603305: { place: 'page' },
  603306: {},
  603307: {},
  603308: {},
  603309: {},
})

/** Periods that are over, or have not begun. */
export const deadlineCodes = codes('deadline', {
  603321: { place: 'page', facts: { deadline: 'date' } },
  603322: { place: 'page', facts: { deadline: 'date' } },
  603323: { place: 'page', facts: { deadline: 'date' } },
  603324: { place: 'page', facts: { deadline: 'date' } },
  603325: { place: 'page', facts: { deadline: 'date' } },
  603326: { place: 'page', facts: { opensOn: 'date' } },
})

/** States of a base’s annual inspection. */
export const inspectionCodes = codes('inspection', {
  603202: { place: 'page' },
  603203: { place: 'page', action: { to: 'reload' } },
  603204: { place: 'page', action: { to: 'reload' } },
  603205: { place: 'page' },
  603206: { place: 'page' },
  603207: { place: 'page' },
  603208: { place: 'page' },
  603214: { place: 'page' },
})

/** Monthly reports of platforms. */
export const platformCodes = codes('platform', {
  603401: { place: 'page' },
  603402: { place: 'page', action: { to: 'reload' } },
  603403: { place: 'page' },
  603404: { place: 'page' },
  603405: { place: 'page' },
  603406: { place: 'page' },
  603407: { place: 'field' },
})
