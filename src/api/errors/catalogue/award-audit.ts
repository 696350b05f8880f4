import { codes } from './entry'

/** The yearly science and technology award. */
export const awardCodes = codes('award', {
  60902: { show: 'warning', facts: { deadline: 'date' } },
  60903: { place: 'field' },
  60904: {},
})

/** Audit reports. */
export const auditCodes = codes('audit', {
  623001: { place: 'page' },
  623002: {},
  623003: { place: 'page', action: { to: 'reload' } },
  623004: { place: 'field' },
  623005: { place: 'field' },
  623006: { place: 'page' },
  623007: { place: 'field' },
  623008: { place: 'page' },
})
