/** Tests of the revision that counts as seen. */
import { describe, expect, it } from 'vitest'
import type { ContentSnapshot, SaveOutcome, SmartformPorts } from '@/smartform/ports'
import { withSeenRevision } from './seen-revision'

const unused = () => Promise.reject(new Error('not asked for'))
const ports = (outcomes: SaveOutcome[], revisionNow = 0): SmartformPorts => ({
  save: () => Promise.resolve(outcomes.shift() ?? { kind: 'offline' }),
  searchDictionary: unused,
  dictionaryTree: unused,
  searchUnits: unused,
  readFile: unused,
  upload: unused,
  openFile: unused,
  reload: () => Promise.resolve({ revision: revisionNow } as ContentSnapshot),
})
const request = (baseRevision: number) => ({ key: 'k', formVersion: 1, baseRevision, values: {} })
const saved = (revision: number): SaveOutcome => ({ kind: 'saved', revision, savedAt: 0 })

describe('the revision submitted as seen', () => {
  it('follows the user’s own saves', async () => {
    const watched = withSeenRevision(ports([saved(5), saved(6)]), 4)
    await watched.ports.save('c1', request(4))
    await watched.ports.save('c1', request(5))
    expect(watched.seen()).toBe(6)
  })

  it('does not follow a save that skips another user’s save, until that was read', async () => {
    const watched = withSeenRevision(ports([saved(7)], 7), 4)
    await watched.ports.save('c1', request(4))
    expect(watched.seen()).toBe(4)
    await watched.ports.reload?.('c1')
    expect(watched.seen()).toBe(7)
  })

  it.each<SaveOutcome>([{ kind: 'offline' }, { kind: 'conflict' }, { kind: 'session' }])(
    'stays after a save that ended with $kind',
    async (outcome) => {
      const watched = withSeenRevision(ports([outcome]), 4)
      await watched.ports.save('c1', request(4))
      expect(watched.seen()).toBe(4)
    },
  )
})
