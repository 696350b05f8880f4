/** Tests of the seeded declarations: number, states, units, years. */
import { describe, expect, it } from 'vitest'
import type { AttachmentValue } from '@/smartform/schema/values'
import { declaration } from '@/work/kinds/declaration'
import { problemsOf } from '../../domain/form-engine'
import { personaUserId } from '../../personas'
import { backendForTest } from '../../resolvers/ask-as'

const { db } = backendForTest()
const now = Date.now()
const declarations = db.works.where({ kind: 'DECLARATION' })

const historyOf = (workId: string) => db.workHistories.where({ workId })
const contentOf = (id: string) => {
  const content = db.contents.get(id)
  if (!content) throw new Error(`no content ${id}`)
  return content
}

describe('the seeded declarations', () => {
  it('are more than two hundred, in every state, of several units and three years', () => {
    expect(declarations.length).toBeGreaterThan(200)
    expect(new Set(declarations.map(({ state }) => state))).toEqual(new Set(Object.keys(declaration.states)))
    expect(new Set(declarations.map(({ unitId }) => unitId)).size).toBeGreaterThan(4)
    expect(new Set(declarations.map(({ belongsTo }) => db.guides.get(belongsTo)?.year)).size).toBe(3)
  })

  it('keep every rule of their form once they are submitted', () => {
    for (const { id, submittedAt } of declarations) {
      if (submittedAt === null) continue
      expect(problemsOf(contentOf(id), now), id).toEqual([])
    }
  })

  it('end their history in their current state, in order and not in the future', () => {
    for (const { id, state, stateSince, modifiedAt } of declarations) {
      const history = historyOf(id)
      const times = history.map(({ at }) => at)
      expect(history.at(-1)).toMatchObject({ state, at: stateSince })
      expect(times).toEqual(times.toSorted((a, b) => a - b))
      expect(Math.max(modifiedAt, ...times)).toBeLessThanOrEqual(now)
    }
  })

  it('were submitted within their guide’s period', () => {
    for (const { belongsTo, submittedAt } of declarations) {
      const guide = db.guides.get(belongsTo)
      if (!guide || submittedAt === null) continue
      expect(submittedAt).toBeGreaterThanOrEqual(guide.opensAt)
      expect(submittedAt).toBeLessThanOrEqual(guide.closesAt)
    }
  })

  it('have their own number after the submission, and none before', () => {
    const numbers = declarations.flatMap(({ number }) => number ?? [])
    expect(new Set(numbers).size).toBe(numbers.length)
    for (const { number, submittedAt } of declarations) expect(number === null).toBe(submittedAt === null)
  })

  it('are at most one per person and guide', () => {
    const keys = declarations.map(({ belongsTo, creatorId }) => `${belongsTo} ${creatorId}`)
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('give the researcher a returned declaration with an opinion and pinned comments', () => {
    const [returned] = db.works.where({
      kind: 'DECLARATION',
      creatorId: personaUserId('researcher'),
      state: 'RETURNED',
    })
    expect(returned?.opinion).toBeTruthy()
    expect(contentOf(returned?.id ?? '').comments.length).toBeGreaterThan(1)
  })

  it('have attachments', () => {
    for (const { id, submittedAt } of declarations) {
      if (submittedAt === null) continue
      const [file] = contentOf(id).values.feasibility as readonly AttachmentValue[]
      expect(db.uploads.get(file?.url ?? '')?.file, id).toBeTruthy()
    }
  })

  it('leave this year’s artificial intelligence guide free for the researcher', () => {
    const year = new Date(now).getFullYear()
    const guide = db.guides.where((guide) => guide.year === year && guide.number.endsWith('DZ1200'))[0]
    expect(
      db.works.where({ kind: 'DECLARATION', belongsTo: guide?.id, creatorId: personaUserId('researcher') }),
    ).toEqual([])
  })
})
