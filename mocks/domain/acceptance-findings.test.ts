/** Tests of exporting and printing the experts' findings on an acceptance. */
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, it } from 'vitest'
import { startBackend } from '../node'
import type { PersonaId } from '../personas'
import { askAs } from '../resolvers/ask-as'
import { exportAs } from '../resolvers/export-as'

const backend = startBackend()
const calls = {
  paper:
    'query($id: ID!, $review: ID, $english: Boolean!) { acceptanceFindings(workId: $id, reviewId: $review, english: $english) { key name } }',
  panel:
    'query($id: ID!) { acceptancePanel(workId: $id) { findings { id state strengths confidential reviewer { name } } } }',
}
const ask = (call: keyof typeof calls, variables: object, as: PersonaId = 'supervisingDepartment') =>
  askAs(backend, as)(calls[call], { english: false, ...variables })

const acceptance = (state: string) => backend.db.works.where({ kind: 'ACCEPTANCE', state })[0] ?? expect.fail(state)
const bytesOf = async (key: string) => (await backend.blobs.get(key))?.bytes ?? new ArrayBuffer(0)
async function textOf(key: string): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await bytesOf(key)).slice()))
  return text.join('').replace(/\s+/g, '')
}
interface Finding {
  id: string
  state: string
  strengths: string
  confidential: string | null
  reviewer: { name: string }
}
const submittedIn = async (id: string): Promise<Finding[]> =>
  (await ask('panel', { id })).data.findings.filter(({ state }: Finding) => state === 'SUBMITTED')

it('findings of an acceptance are exported with a row for each expert, in either language', async () => {
  const { id, title } = acceptance('TO_CONCLUDE')
  const submitted = await submittedIn(id)
  const exported = (language: 'ZH' | 'EN') =>
    exportAs(askAs(backend, 'supervisingDepartment'), { acceptanceFindings: id }, { language })
  const { title: name, head: heading, rows } = await exported('ZH')
  expect(name).toBe(`${title}验收专家意见`)
  expect(heading).toEqual(expect.arrayContaining(['验收专家', '验收建议', '加权总分', '完成情况评价']))
  expect(rows.map((row) => row[heading.indexOf('完成情况评价')])).toEqual(submitted.map(({ strengths }) => strengths))
  const english = await exported('EN')
  expect(english.title).toMatch(/^Expert findings on /)
  const {
    head: words,
    rows: [first = []],
  } = english
  expect(words.filter((text) => /\p{Script=Han}/u.test(String(text)))).toEqual([])
  expect(String(first[words.indexOf('Recommendation')])).toMatch(/^[A-Z]/)
})

it('findings are printed together or one expert’s alone, without what is for the commission only', async () => {
  const { id, number } = acceptance('TO_CONCLUDE')
  const submitted = await submittedIn(id)
  const [one = expect.fail('no finding'), other = expect.fail('one finding')] = submitted
  const all = await ask('paper', { id })
  expect(all.data.name).toBe(`${number} 项目验收专家意见汇总.pdf`)
  const text = await textOf(all.data.key)
  for (const { reviewer, strengths } of submitted) {
    expect(text).toContain(reviewer.name)
    expect(text).toContain(strengths.replace(/\s+/g, ''))
  }
  for (const { confidential } of submitted) if (confidential) expect(text).not.toContain(confidential)
  const alone = await textOf((await ask('paper', { id, review: one.id, english: true })).data.key)
  expect(alone).toContain('Findingontheacceptance')
  const latin = ({ reviewer }: typeof one) =>
    (backend.db.users.where({ userFullname: reviewer.name })[0]?.userEnglishname || reviewer.name).replace(/\s+/g, '')
  expect(alone).toContain(latin(one))
  expect(alone).not.toContain(latin(other))
})

it.each<[string, () => object, PersonaId, number]>([
  ['the leader', () => ({ id: acceptance('TO_CONCLUDE').id }), 'researcher', 60154],
  [
    'a review of another acceptance',
    () => ({ id: acceptance('TO_CONCLUDE').id, review: 'acceptance-x-1' }),
    'supervisingDepartment',
    603001,
  ],
  ['an acceptance without findings', () => ({ id: acceptance('TO_ASSIGN').id }), 'supervisingDepartment', 603003],
  [
    'what is no acceptance',
    () => ({ id: backend.db.works.where({ kind: 'TASK_BOOK' })[0]?.id }),
    'supervisingDepartment',
    603001,
  ],
])('printing findings is refused for %s', async (_case, variables, as, code) => {
  expect((await ask('paper', variables(), as)).code).toBe(code)
})
