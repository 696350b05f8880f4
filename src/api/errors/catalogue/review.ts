import { codes } from './entry'

/** Reviews of proposals by experts. */
export const reviewCodes = codes('review', {
  601321: {},
  601322: {},
  601323: {},
  601324: {},
  601325: { facts: { deadline: 'time' } },
  601326: {},
  601327: {},
  601328: { facts: { names: 'plain' } },
  601329: {},
  601330: {},
  601331: { facts: { at: 'time' } },
  601332: {},
  601333: { facts: { limit: 'plain' } },
  601334: { facts: { names: 'plain' } },
  601335: { facts: { names: 'plain' } },
  601336: {},
  601337: {},
  601338: { facts: { names: 'plain' } },
  601339: { facts: { names: 'plain' } },
  601340: { facts: { limit: 'plain' } },
  601341: { facts: { names: 'plain' } },
  601342: {},
  601343: { facts: { names: 'plain' } },
  601344: {},
})
