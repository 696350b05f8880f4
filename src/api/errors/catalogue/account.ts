/** Error codes: the six that any call can answer, accounts, passwords and verification codes. */

import { codes } from './entry'

/** The six that any call can answer. */
export const generalCodes = codes('general', {
  400: { show: 'session', endsSession: true },
  401: { show: 'forbidden' },
  402: { show: 'session', endsSession: true },
  403: { show: 'session', endsSession: true },
  500: {},
  600: {},
})

/** Accounts, passwords and codes sent to a person. */
export const accountCodes = codes('account', {
  60101: { endsSession: true },
  60102: { endsSession: true },
  60103: {},
  60104: {},
  60106: {},
  60107: {},
  60105: {},
  60108: {},
  60109: {},
  60111: {},
  60112: {},
  60113: {},
  60114: {},
  60115: {},
  60116: {},
  60120: {},
  60121: {},
  60122: {},
  60131: {},
  60132: { facts: { unlockAt: 'time' } },
  60133: { facts: { tail: 'plain' } },
  60134: {},
  60135: {},
  60136: {},
  60153: {},
  60154: {},
  60156: {},
})
