/** Tests of the words by which the search finds things besides their titles. */
import { beforeEach, describe, expect, it } from 'vitest'
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
    ['a work by its kind and its leader', '验收 陈思远', '验收'],
  ])('%s', async (_case, text, noun) => {
    const ids = await idsFound('researcher', text)
    expect(ids.length).toBeGreaterThan(0)
    for (const id of ids) expect(nounOf(id)).toContain(noun)
  })

  it('a guide by its English title, and a colleague by the English name', async () => {
    expect(await idsFound('researcher', 'innovation action plan', 'GUIDE')).not.toEqual([])
    expect(await idsFound('unitAdministrator', 'chen siyuan', 'PERSON')).not.toEqual([])
  })
})
