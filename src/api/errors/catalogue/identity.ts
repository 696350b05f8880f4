import { codes } from './entry'

/** Real-name verification. */
export const identityCodes = codes('identity', {
  60119: { place: 'field' },
  60141: { place: 'field' },
  60142: { place: 'field' },
  60143: { place: 'field' },
  60144: { show: 'silent' },
  60145: { show: 'silent' },
  60146: { show: 'silent' },
  60155: { action: { to: 'realName' } },
  60176: { show: 'silent' },
  60180: { place: 'field' },
  60187: {},
  60191: { show: 'silent' },
  60354: { action: { to: 'wait' }, facts: { unlockAt: 'time' } },
})

/** Signing in for, or through, another system. */
export const oauthCodes = codes('oauth', {
  60157: {},
  60158: {},
  60159: {},
  60160: {},
  60161: {},
  60162: {},
  60163: {},
  60164: {},
  60165: {},
  60166: {},
})

/** The patent lookup. */
export const patentCodes = codes('patent', {
  60167: { place: 'field' },
  60168: { action: { to: 'wait' } },
  60169: { place: 'field' },
  60170: { place: 'field' },
  60171: { action: { to: 'wait' } },
})
