/** Takes random walks through the embedded backend and checks after each step what ten people see, may do and have to do. */

import type { Backend } from '@mocks/backend'
import { serverNow } from '@mocks/clock'
import type { ContentRow, WorkRow } from '@mocks/db/rows-work'
import { formOf } from '@mocks/domain/form-engine'
import { type PersonaId, personaIds, personaUserId } from '@mocks/personas'
import { askAs } from '@mocks/resolvers/ask-as'
import { needsOpinion } from '@mocks/work/steps'
import { expect } from 'vitest'
import type { FieldValue } from '@/smartform/schema/values'
import { isStep, targetsOf, type WorkAction } from '@/work/kind'
import { workKinds } from '@/work/kinds/all'
import { actions as everyAction } from '../work-steps'
import { expectLists, expectSight, expectTouched, type Typed } from './after-step'
import { decideBatch } from './batch-step'
import { cover, delegate, handOver } from './colleague-steps'
import { shareUnit } from './colleagues'
import { allowedTo, descriptionOf } from './model'
import { type ToldStep, tellAll } from './story'
import { calls, fitting, hasFile, unfitting, wordless } from './walk-calls'
import { choose, type DrawnStep, day, expectText, type Walking } from './walking'

/** One walk: its people, what they typed, and what was done so far. */
export class Walk {
  readonly #backend: Backend
  readonly told: ToldStep[] = []
  readonly #typed: Typed[] = []
  readonly #walking: Walking
  #keys = 0

  constructor(backend: Backend) {
    this.#backend = backend
    this.#walking = {
      backend,
      typed: this.#typed,
      tell: (...told) => this.#tell(...told),
      nextKey: () => this.#nextKey(),
    }
  }

  #nextKey(): string {
    this.#keys += 1
    return `walk-${this.#keys}`
  }

  /** Takes the steps. Throws with the story so far where a check fails. */
  async take(steps: readonly DrawnStep[]): Promise<void> {
    await this.#backend.reset()
    try {
      for (const [index, step] of steps.entries()) await this.#step(step, index)
      for (const person of personaIds) await expectSight(this.#backend, person)
      const [first = 0] = steps.map(({ person }) => person)
      await expectLists(this.#backend, personaIds[first % personaIds.length] ?? 'researcher')
      await expectTouched(this.#backend, this.#typed)
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error)
      throw new Error(`${tellAll(this.told)}\n${why}`, { cause: error })
    }
  }

  async #step(step: DrawnStep, index: number): Promise<void> {
    const person = this.#personOf(step)
    const touched = await this.#do(step, person)
    await expectTouched(this.#backend, this.#typed, touched)
    await expectSight(this.#backend, person)
    await expectSight(this.#backend, personaIds[(step.person + index + 1) % personaIds.length] ?? 'researcher')
  }

  /** One of the ten; what colleagues do for each other is mostly done by who has some among them. */
  #personOf({ does, person }: DrawnStep): PersonaId {
    const { db } = this.#backend
    const hasColleague = (one: PersonaId) =>
      personaIds.some((other) => shareUnit(db, personaUserId(one), personaUserId(other)))
    const together = does === 'cover' || does === 'handOver' || does === 'delegate'
    const among = together && person % 4 > 0 ? personaIds.filter(hasColleague) : personaIds
    return among[person % among.length] ?? 'researcher'
  }

  async #do(step: DrawnStep, person: PersonaId): Promise<string | undefined> {
    if (step.does === 'wait') return this.#wait(step, person)
    if (step.does === 'begin') return this.#begin(step, person)
    if (step.does === 'restore') return this.#restore(step, person)
    if (step.does === 'cover') return cover(this.#walking, step, person)
    if (step.does === 'handOver') return handOver(this.#walking, step, person)
    if (step.does === 'delegate') return delegate(this.#walking, step, person)
    if (step.does === 'batch') return decideBatch(this.#walking, step, person)
    const { db } = this.#backend
    const allowedIn = allowedTo(db, personaUserId(person), serverNow())
    const kind = choose(workKinds, step.work, ({ id }) => id)?.id
    const all = db.works.all().map((work) => ({ work, allowed: allowedIn(work) }))
    const visible = all.filter(({ allowed }) => allowed.visible)
    const able = (found: typeof all) => {
      const inPlaces = found.filter(({ allowed }) => [...allowed.inPlaceOf.keys()].some((action) => action !== 'VIEW'))
      if (inPlaces.length > 0 && step.action % 2 === 0) return inPlaces
      const doing = found.filter(({ allowed }) => [...allowed.actions].some((action) => action !== 'VIEW'))
      const ofKind = doing.filter(({ work }) => work.kind === kind)
      return ofKind.length > 0 ? ofKind : doing.length > 0 ? doing : found
    }
    const among = step.does === 'act' ? able(visible) : all.filter(({ work }) => work.kind === kind)
    const found = choose(among, step.work, ({ work }) => work.id)
    if (!found) return undefined
    const { work, allowed } = found
    const isOffered = (action: WorkAction) => allowed.visible && allowed.actions.has(action)
    const open = everyAction.filter((action) => isOffered(action) === (step.does === 'act') && action !== 'VIEW')
    const action = choose(open, step.action, String)
    if (action === undefined) return undefined
    if (step.does === 'act') await this.#act(person, work, action, step, allowed.inPlaceOf.get(action))
    else await this.#refused(person, work, action)
    return work.id
  }

  /** An offered action: it is done as described, or refused because of facts, with a code that has a text. */
  async #act(
    person: PersonaId,
    work: WorkRow,
    action: WorkAction,
    step: DrawnStep,
    inPlaceOf: string | undefined,
  ): Promise<void> {
    const before = this.#backend.db.works.get(work.id)
    if (action === 'FILL') return this.#fill(person, work, step)
    const said = step.fits ? fitting[step.action % fitting.length] : ['', '长'.repeat(501)][step.action % 2]
    const opinion = wordless.includes(action) ? undefined : said
    const { code } = await this.#call(person, work, action, opinion)
    const instead = inPlaceOf === undefined ? '' : ` in place of ${inPlaceOf}`
    this.#tell(person, `${action}${instead}${opinion === undefined ? '' : ` “${opinion.slice(0, 20)}”`}`, work, code)
    const after = this.#backend.db.works.get(work.id)
    if (code !== null) {
      expectText(code)
      expect(code, `${action} is offered, so it is no matter of the state`).not.toBe(603003)
      return expect(after, 'a refused step changes nothing').toEqual(before)
    }
    if (!step.fits && needsOpinion.includes(action)) expect.fail(`${action} was taken without a fitting opinion`)
    if (action === 'REMOVE') return expect(after, 'it is removed').toBeUndefined()
    const state = descriptionOf(work).states[work.state]
    if (!isStep(action) || !state) return
    // A step that settles a work item further is taken by the backend itself, from the state that was reached.
    const history = this.#backend.db.workHistories.where({ workId: work.id })
    const own = history.findLast(({ step }) => step === action)
    expect(targetsOf(state, action), `${action} leads where the description says`).toContain(own?.state)
    expect(own?.inPlaceOf?.id, 'the history names for whom it was done').toBe(inPlaceOf)
    if (opinion) this.#typed.push({ workId: work.id, person, opinion })
  }

  #call(person: PersonaId, work: WorkRow, action: WorkAction, opinion: string | undefined) {
    const ask = askAs(this.#backend, person)
    const { id } = work
    const content = this.#backend.db.contents.get(id)
    const seenRevision = content?.revision ?? null
    if (action === 'REMOVE') return ask(calls.remove, { id })
    if (action === 'SUBMIT') return ask(calls.submit, { id, seenRevision })
    if (action === 'WITHDRAW') return ask(calls.withdraw, { id })
    const dueAt = this.#now() + 20 * day
    const facts = {
      asRequested: true,
      dueAt,
      answerBy: dueAt,
      recheck: 'DEPARTMENT',
      reason: '与专家意见不同，见说明。',
    }
    return ask(calls.decide, {
      ...{ id, action, opinion, facts },
      seenRevision: content?.submitted?.revision ?? null,
    })
  }

  /** An action that is not offered is refused with a code, and changes nothing. */
  async #refused(person: PersonaId, work: WorkRow, action: WorkAction): Promise<void> {
    const { db } = this.#backend
    const before = { work: db.works.get(work.id), content: db.contents.get(work.id), steps: this.#stepsOf(work.id) }
    const { code } =
      action === 'FILL' ? await this.#save(person, work, {}) : await this.#call(person, work, action, fitting[0])
    this.#tell(person, `${action}, which is not offered`, work, code)
    expect(code, `${action} is not offered, so it is refused`).not.toBeNull()
    expectText(code)
    const after = { work: db.works.get(work.id), content: db.contents.get(work.id), steps: this.#stepsOf(work.id) }
    expect(after, 'what is refused changes nothing').toEqual(before)
  }

  #stepsOf = (workId: string) => this.#backend.db.workHistories.where({ workId }).length

  /** Types into one text of the form, or answers all of it as another work item of the same form was answered. */
  async #fill(person: PersonaId, work: WorkRow, step: DrawnStep): Promise<void> {
    const content = this.#backend.db.contents.get(work.id)
    // Its creator fills it in on a page of its own, without a form.
    if (!content) return this.#tell(person, 'FILL, without a form', work, null)
    const whole = step.action % 3 === 0 ? this.#answersLike(content) : undefined
    const values = whole ?? this.#oneText(content, step)
    const { code, refused } = await this.#save(person, work, values)
    const names = whole ? 'answers all' : `types into ${Object.keys(values).join()}`
    this.#tell(person, names, work, code, refused.length > 0 ? `${refused.length} not taken` : '')
    if (code !== null) return expect(code, 'FILL is offered, so it is no matter of rights').not.toBe(60154)
    for (const { id } of this.#texts(content)) {
      const value = values[id]
      if (typeof value === 'string' && !refused.some(({ path }) => path.split('/')[0] === id))
        this.#keep(work.id, person, id, value)
    }
  }

  /** What was typed last in a field counts. */
  #keep(workId: string, person: PersonaId, fieldId: string, value: string): void {
    const earlier = this.#typed.findIndex((typed) => typed.workId === workId && typed.fieldId === fieldId)
    if (earlier !== -1) this.#typed.splice(earlier, 1)
    this.#typed.push({ workId, person, fieldId, value })
  }

  /** The texts of a form that its filler may write. */
  #texts(content: ContentRow) {
    return [...formOf(content).fields.values()].filter(
      ({ kind, lockedWhen }) => (kind === 'text' || kind === 'longText') && lockedWhen === undefined,
    )
  }

  #oneText(content: ContentRow, step: DrawnStep): Record<string, FieldValue> {
    const field = choose(this.#texts(content), step.action, ({ id }) => id)
    const words = step.fits ? fitting : unfitting
    return field ? { [field.id]: words[step.work % words.length] ?? '' } : {}
  }

  /** The answers of a work item of the same form that was submitted; undefined where none was. */
  #answersLike({ id, formId, formVersion }: ContentRow): Record<string, FieldValue> | undefined {
    const submitted = this.#backend.db.contents
      .where({ formId, formVersion })
      .find((content) => content.id !== id && content.submitted !== null)
    // Another person's uploads are theirs.
    const own = Object.entries(submitted?.submitted?.values ?? {}).filter(([, value]) => !hasFile(value))
    return submitted && Object.fromEntries(own)
  }

  async #save(person: PersonaId, { id }: WorkRow, values: Record<string, FieldValue | undefined>) {
    const content = this.#backend.db.contents.get(id)
    const variables = { id, key: this.#nextKey(), values }
    const { code, data } = await askAs(this.#backend, person)(calls.save, {
      ...variables,
      formVersion: content?.formVersion ?? 1,
      baseRevision: content?.revision ?? 1,
    })
    return { code, refused: (data?.refused ?? []) as { path: string; code: number }[] }
  }

  /** Begins something of a person's own; a refusal leaves nothing behind. */
  async #begin(step: DrawnStep, person: PersonaId): Promise<string | undefined> {
    const { db } = this.#backend
    const kind = choose(workKinds, step.work, ({ id }) => id)
    if (!kind) return undefined
    const like = db.works.where({ kind: kind.id }).map(({ belongsTo }) => belongsTo)
    const places = [...new Set([...like, ...db.works.where({ creatorId: personaUserId(person) }).map(({ id }) => id)])]
    const belongsTo = choose(places, step.action, String) ?? 'nothing'
    const guide = db.guides.get(belongsTo)
    const unitId = db.memberships.where({ userId: personaUserId(person), applyStatus: 2 })[0]?.unitId ?? 'unit-1'
    const facts = { ...(guide && { remarkId: guide.remarkId, commitment: true }), unitId, year: 2026 }
    const before = db.works.all().length
    const { code, data } = await askAs(this.#backend, person)(calls.begin, { kind: kind.id, belongsTo, facts })
    const begun = (data as { id?: string } | null)?.id
    const work = {
      id: begun ?? belongsTo,
      kind: kind.id,
      state: kind.initial,
      title: db.works.get(begun ?? '')?.title ?? '',
    }
    this.#tell(person, 'begins', work, code)
    if (code === null) return begun
    expectText(code)
    expect(db.works.all().length, 'a refused beginning leaves nothing').toBe(before)
    return undefined
  }

  /** Takes back a removal: what was typed is there again. */
  async #restore(step: DrawnStep, person: PersonaId): Promise<string | undefined> {
    const { db } = this.#backend
    const removed = choose(db.removedWorks.all(), step.work, ({ id }) => id)
    if (!removed) return undefined
    const { code } = await askAs(this.#backend, person)(calls.restore, { id: removed.id })
    this.#tell(person, 'restores', removed.work, code)
    if (removed.work.creatorId !== personaUserId(person)) expect(code, 'only its creator restores it').not.toBeNull()
    return code === null ? removed.id : undefined
  }

  /** Time passes: some hours, or weeks. */
  async #wait({ action }: DrawnStep, person: PersonaId): Promise<undefined> {
    const days = [1 / 24, 1, 8, 40][action % 4] ?? 1
    this.#backend.advance(days * day)
    await askAs(this.#backend, person)('{ waitingWorks(pageSize: 1) { total } }')
    this.#tell(person, `waits ${days < 1 ? 'an hour' : `${days} days`}`, null, null)
  }

  #now = () => Date.now()

  #tell(person: PersonaId, action: string, work: ToldStep['work'], code: number | null, more = ''): void {
    const answer = code === null ? `done ${more}`.trim() : `refused ${code}`
    this.told.push({ person, action, work: work && { ...work }, answer })
  }
}
