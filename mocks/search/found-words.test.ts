/** Tests of the words by which the search finds things besides their titles. */
import { beforeEach, describe, expect, it } from 'vitest'
import { personaUserId } from '../personas'
import { askAs, backendForTest } from '../resolvers/ask-as'
import type { SearchGroup } from '../resolvers/common.generated'
import { kindOf } from '../work/viewer-roles'

const backend = backendForTest()
const { db } = backend
beforeEach(() => backend.reset())

/** The ids that a persona finds of one kind of thing. */
async function idsFound(persona: Parameters<typeof askAs>[1], text: string, kind = 'WORK'): Promise<string[]> {
  const query = 'query($text: String!) { search(text: $text, limit: 20) { kind items { id } } }'
  const groups: SearchGroup[] = (await askAs(backend, persona)(query, { text })).data
  return groups.find((group) => group.kind === kind)?.items.map(({ id }) => id) ?? []
}

/** The noun of a work's kind. */
function nounOf(id: string): string {
  const work = db.works.get(id)
  return work ? kindOf(work).noun : ''
}

describe('a thing is also found', () => {
  it.each([
    ['a work by its kind', '任务书', '任务书'],
    ['a work by its kind in English', 'task book', '任务书'],
    ['a work by its kind and its leader', '验收 陈思远', '验收'],
    ['a work by its leader’s name in Latin letters', 'acceptance chen siyuan', '验收'],
  ])('%s', async (_case, text, noun) => {
    const ids = await idsFound('researcher', text)
    expect(ids.length).toBeGreaterThan(0)
    for (const id of ids) expect(nounOf(id)).toContain(noun)
  })

  it('a declaration by its English title, as soon as it has one', async () => {
    const own = db.works.where(
      ({ kind, creatorId }) => kind === 'DECLARATION' && creatorId === personaUserId('researcher'),
    )
    const [work] = own.filter(({ id }) => db.contents.get(id))
    if (!work) throw new Error('no declaration')
    expect(await idsFound('researcher', 'quantum lighthouse')).toEqual([])
    const values = { ...db.contents.get(work.id)?.values, projectNameEnglish: 'A quantum lighthouse' }
    db.contents.update(work.id, { values })
    expect(await idsFound('researcher', 'quantum lighthouse')).toEqual([work.id])
  })

  it('a guide by its English title, and a colleague by the English name', async () => {
    expect(await idsFound('researcher', 'innovation action plan', 'GUIDE')).not.toEqual([])
    expect(await idsFound('unitAdministrator', 'chen siyuan', 'PERSON')).not.toEqual([])
  })
})
