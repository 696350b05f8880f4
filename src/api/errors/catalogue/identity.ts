/** Error codes of calls that ask another system: real-name certification, signing in through others, the patent lookup. */

import { codes } from './entry'

/** Real-name verification. */
export const identityCodes = codes('identity', {
  60119: {},
  60141: {},
  60142: {},
  60143: {},
  60144: { show: 'silent' },
  60145: { show: 'silent' },
  60146: { show: 'silent' },
  60155: { remedy: 'realName' },
  60176: { show: 'silent' },
  60180: {},
  60187: {},
  60191: { show: 'silent' },
  60364: {},
  60365: {},
  60366: {},
  60367: {},
  60368: {},
  60354: { facts: { unlockAt: 'time' } },
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
  60167: {},
  60168: {},
  60169: {},
  60170: {},
  60171: {},
})
