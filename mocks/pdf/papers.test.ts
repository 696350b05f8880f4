/** Tests of the PDFs: contract, declaration, other documents, letter. */
import { writeFile } from 'node:fs/promises'
import { extractText, getDocumentProxy } from 'unpdf'
import { beforeEach, describe, expect, it } from 'vitest'
import type { WorkRow } from '../db/rows-work'
import { startBackend } from '../node'
import { type PersonaId, personaUserId } from '../personas'
import { askAs } from '../resolvers/ask-as'

const backend = startBackend()
beforeEach(() => backend.reset())

const calls = {
  content: 'query($id: ID!) { contentPdf(contentId: $id) { key name size } }',
  letter: 'query($id: ID!) { conclusionLetter(workId: $id) { key name size } }',
  contentEnglish: 'query($id: ID!) { contentPdf(contentId: $id, english: true) { key name size } }',
  letterEnglish: 'query($id: ID!) { conclusionLetter(workId: $id, english: true) { key name size } }',
  decision: 'query($id: ID!) { decisionLetter(workId: $id) { key name size } }',
  translation: 'query($id: ID!) { decisionLetter(workId: $id, english: true) { key name size } }',
}

/** A document as it is read, page by page, without the spaces between its characters. */
async function readAs(person: PersonaId | { userId: string }, call: keyof typeof calls, id: string) {
  const { data, code } = await askAs(backend, person)(calls[call], { id })
  if (code !== null) return { code, name: '', pages: [], text: '' }
  const { key, name } = data
  const bytes = new Uint8Array((await backend.blobs.get(key))?.bytes ?? [])
  // To look at them: KEEP_PAPERS=/tmp npx vitest run mocks/pdf
  if (process.env.KEEP_PAPERS) await writeFile(`${process.env.KEEP_PAPERS}/${name}`, bytes)
  const { text } = await extractText(await getDocumentProxy(bytes.slice()))
  const pages = text.map((page) => page.replace(/\s+/g, ''))
  return { code, name, pages, text: pages.join('') }
}

/** A seeded work; of the researcher where there is one. */
function seeded(kind: string, state: string): WorkRow {
  const all = backend.db.works.where({ kind, state })
  const found = all.find(({ creatorId }) => creatorId === personaUserId('researcher')) ?? all[0]
  if (!found) throw new Error(`no ${kind} in ${state}`)
  return found
}

const leaderOf = ({ creatorId }: WorkRow) => ({ userId: creatorId })
/** What is written across a page comes letter by letter. */
const across = (page: string, words: string) => [...words].every((letter) => page.includes(letter))

describe('a contract as PDF', () => {
  it('has heading, number, parties, facts, budget, clauses, signatures with date, and page numbers with total', async () => {
    const book = seeded('TASK_BOOK', 'SIGNED')
    const { name, pages, text } = await readAs(leaderOf(book), 'content', book.id)
    expect(name).toBe(`${book.number}科技计划项目任务书（合同）.pdf`)
    const unit = backend.db.units.get(book.unitId)?.unitName ?? '—'
    const words = ['科技计划项目任务书（合同）', `编号：${book.number}`, '承担方（乙方）', unit, '直接费用', '约定条款']
    for (const expectedText of [...words, '任务书自三方签订之日起生效。']) expect(text).toContain(expectedText)
    const signatures = backend.db.signatures.where({ contentId: book.id })
    expect(signatures).toHaveLength(3)
    const end = text.slice(text.indexOf('签署方'))
    for (const { party, signerId } of signatures) {
      const signer = backend.db.users.get(signerId)?.userFullname
      expect(end).toMatch(new RegExp(`${party}${signer}\\d{4}-\\d\\d-\\d\\d\\d\\d:\\d\\d`))
    }
    for (const [index, page] of pages.entries()) expect(page).toContain(`第${index + 1}页共${pages.length}页`)
    expect(text).not.toContain('未签署')
  })

  it('writes totals and computed amounts as on the screen, with their unit', async () => {
    const { text } = await readAs('researcher', 'content', 'task-book-content-25692100-001')
    expect(text).toContain('合计10.000.0010.00')
    expect(text).toMatch(/直接费用合计10\.00万元/)
    expect(text).toMatch(/项目总经费10\.50万元/)
    expect(text).toMatch(/课题数0个/)
  })

  it('marks missing signatures at each party and across the pages', async () => {
    const book = seeded('TASK_BOOK', 'TO_SIGN')
    const { text, pages } = await readAs(leaderOf(book), 'content', book.id)
    expect(text).toContain('（未签署）')
    for (const page of pages) expect(across(page, '未签订')).toBe(true)
  })

  it('is marked as a draft until it is submitted', async () => {
    const book = seeded('TASK_BOOK', 'FILLING')
    const { pages } = await readAs(leaderOf(book), 'content', book.id)
    for (const page of pages) expect(across(page, '草稿')).toBe(true)
  })
})

describe('a document in English', () => {
  it('a contract has headings, labels, parties and footer in English, amounts with their unit, and names in Latin letters', async () => {
    const book = seeded('TASK_BOOK', 'SIGNED')
    const { name, pages, text } = await readAs(leaderOf(book), 'contentEnglish', book.id)
    expect(name).toMatch(/^\S+ [\x20-\x7e]+\.pdf$/)
    const words = ['Client (Party A)', 'Contractor (Party B)', 'Special fund', 'Parties', 'Signatory', '× 10,000 yuan']
    for (const expectedText of words) expect(text).toContain(expectedText.replace(/\s/g, ''))
    for (const [index, page] of pages.entries()) {
      expect(page).toContain(`Page${index + 1}of${pages.length}`)
      // No page ends with a heading.
      expect(page).not.toMatch(/(Budget|Directcost|Terms|Signatures)(\S{0,20}Taskbook)?Page\d+of\d+$/)
    }
    expect(text).not.toMatch(/编号|状态|万元|合计|签署|未填写|委托方|第\d+页/)
    expect(text).toContain(backend.db.users.get(book.creatorId)?.userEnglishname?.replace(/\s/g, ''))
  })

  it('a closing letter says that it is a translation', async () => {
    const work = seeded('ACCEPTANCE', 'PASSED')
    const { name, text } = await readAs('researcher', 'letterEnglish', work.id)
    expect(name).toBe(`${work.number} Conclusion letter (translation).pdf`)
    for (const words of ['The Chinese letter is the official one.', 'Letter of Conclusion', 'Chen Siyuan'])
      expect(text).toContain(words.replace(/\s/g, ''))
    expect(text).not.toMatch(/证书|准予|承担单位|万元/)
  })

  it('leaves the next document in Chinese', async () => {
    const book = seeded('TASK_BOOK', 'SIGNED')
    await readAs(leaderOf(book), 'contentEnglish', book.id)
    const { text } = await readAs(leaderOf(book), 'content', book.id)
    expect(text).toContain('签署方')
    expect(text).not.toMatch(/Signatory|Specialfund/)
  })
})

describe('another document as PDF', () => {
  it('a closing letter names the project, its leader, its unit and the commission', async () => {
    const work = seeded('ACCEPTANCE', 'PASSED')
    const { name, text } = await readAs('researcher', 'letter', work.id)
    expect(name).toBe(`${work.number}结题证书.pdf`)
    const words = ['科技计划项目结题证书', String(work.facts.letterNumber), work.title.replace(/\s/g, ''), '陈思远']
    for (const expectedText of [...words, '准予结题', '上海市科学技术委员会']) expect(text).toContain(expectedText)
  })

  it('an application alone produces no letter', async () => {
    const work = seeded('ACCEPTANCE', 'PASSED')
    const { text } = await readAs('researcher', 'content', work.id)
    expect(text).toContain('项目验收申请')
    expect(text).not.toContain('结题证书')
  })

  it('an audit report has each budget line, the sums, and the audit firm', async () => {
    const { text, name } = await readAs('auditor', 'content', seeded('BUDGET_AUDIT', 'REPORTED').id)
    expect(name).toContain('预算审计报告')
    for (const expectedText of ['审定金额（万元）', '设备费', '合计', '会计师事务所'])
      expect(text).toContain(expectedText)
  })

  it('an evaluation has the questions to the leader with the answers', async () => {
    const { id } = seeded('TECHNICAL_EVALUATION', 'TO_EVALUATE')
    const decide = `mutation($id: ID!, $action: WorkAction!, $opinion: String, $facts: JSON) {
      decideWork(id: $id, action: $action, opinion: $opinion, facts: $facts) { state }
    }`
    const answerBy = Date.now() + 5 * 24 * 3600_000
    const question = { id, action: 'ASK', opinion: '检测样本有多少？', facts: { answerBy } }
    await askAs(backend, 'supervisingDepartment')(decide, question)
    await askAs(backend, 'researcher')(decide, { id, action: 'ANSWER', opinion: '三百例。' })
    const { text } = await readAs('supervisingDepartment', 'content', id)
    expect(text).toMatch(/提问与答复.+问，\d{4}.+检测样本有多少？.+答，\d{4}.+三百例。/)
  })

  it('a declaration of another user masks the numbers of its people', async () => {
    const declaration = backend.db.works.where({ kind: 'DECLARATION', state: 'UNIT_REVIEW', unitId: 'unit-1' })[0]
    const { text } = await readAs('unitAdministrator', 'content', declaration?.id ?? '')
    expect(text).toContain('项目团队')
    expect(text).not.toMatch(/\d{17}[\dX]|(?<!\d)1[3-9]\d{9}(?!\d)/)
  })

  it('is refused to users outside the project, without revealing its name', async () => {
    const { code, name } = await readAs('expert', 'content', seeded('TASK_BOOK', 'RETURNED').id)
    expect([code, name]).toEqual([60154, ''])
  })

  it('a monthly report names its month', async () => {
    const report = backend.db.works.where({ state: 'SUBMITTED' }).find(({ kind }) => kind.startsWith('MONTHLY'))
    if (!report) throw new Error('no monthly report')
    const { text } = await readAs(leaderOf(report), 'content', report.id)
    expect(text).toContain(`编号：${report.number}`)
  })
})

describe('the commission’s letter about its decision', () => {
  it('contains the granted amounts by year and in total, the number and the date', async () => {
    const matching = seeded('MATCHING', 'ACCEPTED')
    const { name, text } = await readAs(leaderOf(matching), 'decision', matching.id)
    expect(name).toBe(`${matching.number}匹配经费核定通知书.pdf`)
    const granted = matching.facts.granted as { year: number; amount: string }[]
    expect(granted.length).toBeGreaterThan(1)
    for (const { year, amount } of granted) expect(text).toContain(`${year}年度核定金额${amount}万元`)
    expect(text).toContain(`核定金额合计${matching.amount}万元`)
    expect(text).toContain(String(matching.facts.letterNumber).replace(/\s/g, ''))
    expect(text).toMatch(/上海市科学技术委员会\d{4}年\d+月\d+日/)
  })

  it('has an English version that is marked as a translation', async () => {
    const matching = seeded('MATCHING', 'ACCEPTED')
    const { name, text } = await readAs(leaderOf(matching), 'translation', matching.id)
    expect(name).toBe(`${matching.number} Letter of matching funds granted (translation).pdf`)
    const [{ year, amount } = expect.fail()] = matching.facts.granted as { year: number; amount: string }[]
    for (const words of [
      'Translation for information. The Chinese letter is the official one.',
      `Granted for ${year}${amount} (10,000 yuan)`,
      'Outcome',
      'Page 1 of 1',
    ])
      expect(text).toContain(words.replace(/\s+/g, ''))
    expect(text).not.toMatch(/核定|通知|编号/)
  })

  it('names the reason of a refusal, without amounts', async () => {
    const project = seeded('FOREIGN_EXPERT', 'REFUSED')
    const { text } = await readAs(leaderOf(project), 'decision', project.id)
    expect(text).toContain('不予支持通知书')
    expect(text).toContain(String(project.facts.reason))
    expect(text).not.toContain('核定金额')
  })
})
