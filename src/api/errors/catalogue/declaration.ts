import { codes } from './entry'

/** Declarations and the entry forms of reports (specification, section 8 "Declaration codes"). The science bases give 603008 to 603011 and 60347 texts of their own: `errors.base.{code}`. */
export const declarationCodes = codes('declaration', {
  60345: { place: 'page', action: { to: 'realName' } },
  60346: { place: 'page' },
  60347: { place: 'page' },
  603001: { place: 'page' },
  603002: { action: { to: 'reload' } },
  603003: { action: { to: 'reload' } },
  603004: { place: 'field' },
  603005: { place: 'field' },
  603006: { place: 'field' },
  603007: { place: 'page' },
  603008: { place: 'page' },
  603009: { place: 'page' },
  603010: { place: 'field' },
  603011: { place: 'field' },
  603201: { place: 'page' },
  603209: { place: 'field' },
  603210: { place: 'field' },
  603211: { place: 'field' },
  603212: { place: 'field' },
  603213: { place: 'field' },
  603411: { place: 'page' },
  603412: { place: 'page' },
})
