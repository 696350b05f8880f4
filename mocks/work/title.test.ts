/** The title that a work item without a name gets. */
import { beforeEach, expect, it } from 'vitest'
import { askAs, backendForTest } from '../resolvers/ask-as'
import { startCall } from '../resolvers/calls'
import { titleOf } from './title'

const backend = backendForTest()
beforeEach(() => backend.reset())

it('a declaration without a name gets a title, so that every list row has a link', async () => {
  const year = new Date().getFullYear()
  const guide = backend.db.guides.where((guide) => guide.year === year && guide.number.endsWith('DZ1200'))[0]
  const begun = { guideId: guide?.id ?? '', remarkId: guide?.remarkId ?? '', unitId: 'unit-1', commitment: true }
  const ask = askAs(backend, 'researcher')
  await ask(startCall, begun)
  expect(backend.db.works.where({ kind: 'DECLARATION', title: '' }).length).toBeGreaterThan(0)
  const { data } = await ask(`query Own { works(filter: { scope: OWN }, pageNo: 1, pageSize: 50) { items { title } } }`)
  const titles = data.items.map((item: { title: string }) => item.title)
  expect(titles).toContain(titleOf({ title: '' }))
  expect(titles).not.toContain('')
})
