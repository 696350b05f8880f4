/** Error codes: the science and technology award (nominations, reports, objections), and audits. */

import { codes } from './entry'

/** The yearly science and technology award. */
export const awardCodes = codes('award', {
  60902: { show: 'warning', facts: { deadline: 'date' } },
  60903: {},
  60904: {},
  60905: { facts: { at: 'time' } },
  60906: {},
  60907: {},
  60908: {},
  60909: {},
  60910: { facts: { quota: 'plain' } },
  60911: {},
  60912: {},
  60920: {},
  60921: {},
  60922: {},
  60923: {},
  60924: {},
  60925: { facts: { deadline: 'date' } },
  60926: {},
  60927: {},
})

/** Audit reports. */
export const auditCodes = codes('audit', {
  623001: {},
  623002: {},
  623003: {},
  623004: {},
  623005: {},
  623006: {},
  623007: {},
  623008: {},
})
