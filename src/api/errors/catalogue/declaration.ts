/** Error codes: declarations, and the forms that begin a report. */
import { codes } from './entry'

/**
 * How the errors of declarations and of the entry forms of reports are shown (specification, section 8 "Declaration
 * codes"). Their texts are in `../zh.json`; science bases give 603008 to 603011 and 60347 texts of their own:
 * `errors.base.{code}`.
 */
export const declarationCodes = codes('declaration', {
  60345: { remedy: 'realName' },
  60346: {},
  60347: { facts: { deadline: 'date' } },
  603001: {},
  603002: {},
  603003: {},
  603004: {},
  603005: {},
  603006: {},
  603007: {},
  603008: {},
  603009: {},
  603010: {},
  603011: {},
  603201: {},
  603209: {},
  603210: {},
  603211: {},
  603212: {},
  603213: {},
  603411: { facts: { phone: 'plain' } },
  603412: { facts: { opensOn: 'date', closesOn: 'date' } },
})
