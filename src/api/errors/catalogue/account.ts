import { codes } from './entry'

/** The six that any call can answer. */
export const generalCodes = codes('general', {
  400: { show: 'session', endsSession: true, action: { to: 'signIn' } },
  401: { show: 'forbidden' },
  402: { show: 'session', endsSession: true, action: { to: 'signIn' } },
  403: { show: 'session', endsSession: true, action: { to: 'signIn' } },
  500: { action: { to: 'wait' } },
  600: { action: { to: 'wait' } },
})

/** Accounts, passwords and codes sent to a person. */
export const accountCodes = codes('account', {
  60101: { endsSession: true },
  60102: { endsSession: true },
  60103: { place: 'field' },
  60104: { place: 'field' },
  60106: { place: 'field' },
  60107: { place: 'field' },
  60105: { action: { to: 'wait' } },
  60108: { place: 'field' },
  60109: { place: 'field' },
  60111: { place: 'field' },
  60112: { place: 'field' },
  60113: { place: 'field' },
  60114: { place: 'field' },
  60115: { place: 'field' },
  60116: { place: 'field' },
  60120: { place: 'field' },
  60121: { place: 'field' },
  60122: { place: 'field' },
  60131: { action: { to: 'wait' } },
  60132: { action: { to: 'wait' }, facts: { unlockAt: 'time' } },
  60153: { place: 'field' },
  60154: {},
  60156: { place: 'field' },
})
