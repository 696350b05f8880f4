/**
 * Sections of a form that are delegated to colleagues: given, handed back, taken back; for the workflow resolvers.
 */

import { countCharacters } from '@/lib/text/count-characters'
import { decisions } from '@/work/kind'
import { pagePart, partNames, sectionPart } from '@/work/part-of-form'
import { type BackendContext, requireCaller } from '../context'
import { newId } from '../db/new-id'
import type { DelegatedSectionRow } from '../db/rows-desk'
import { formNode, requireNoTrial } from '../domain/form-engine'
import { inform, joined, type Words } from '../domain/inform'
import { fail } from '../fail'
import type { DelegatedSection } from '../resolvers/workflow.generated'
import { requireColleague } from './covers'
import { delegatedSectionsOf, fieldsOfSection, isDelegated } from './delegated-fields'
import { dueOf } from './due'
import { fills } from './fillers'
import { takeStep } from './steps'
import { titleOf } from './title'
import { addressIn } from './view'
import { kindOf, requireWork, viewerRolesOf } from './viewer-roles'

/** Longest note, in characters; the screens refuse longer ones before. */
const longestNote = 200

/** The address at which a colleague fills in a delegated section. */
const partAddress = (id: string) => `/mail/part/${id}/continue`

function partView(context: BackendContext, part: DelegatedSectionRow, takeable = false): DelegatedSection {
  const { db, now } = context
  const work = db.works.get(part.workId) ?? fail(603138)
  const content = db.contents.get(part.workId) ?? fail(603138)
  const nameOf = (id: string) => db.users.get(id)?.userFullname ?? '—'
  return {
    ...part,
    places: [...part.places],
    names: partNames(formNode(content.formId, content.formVersion), part.places),
    kind: work.kind,
    title: titleOf(work),
    byName: nameOf(part.byId),
    toName: nameOf(part.toId),
    takeable: takeable && isDelegated(part, work),
    serverTime: now,
  }
}

/** The delegated sections of a work item, newest first, for its creator. */
export function delegatedSections(context: BackendContext, workId: string): DelegatedSection[] {
  const { kind, viewerRoles, actions } = requireWork(context, workId)
  if (!fills(kind, viewerRoles)) fail(60154)
  return context.db.delegatedSections
    .where({ workId })
    .toSorted((a, b) => b.givenAt - a.givenAt)
    .map((part) => partView(context, part, actions.includes('FILL')))
}

/**
 * A delegated section that is with the caller: 60154 for another person's or an unknown one, 603138 once it is
 * returned.
 */
function requirePart(context: BackendContext, id: string): DelegatedSectionRow {
  const caller = requireCaller(context)
  const part = context.db.delegatedSections.get(id)
  if (part?.toId !== caller.id) return fail(60154)
  return isDelegated(part, context.db.works.get(part.workId)) ? part : fail(603138)
}

export function delegatedSection(context: BackendContext, id: string): DelegatedSection {
  return partView(context, requirePart(context, id))
}

interface Giving {
  workId: string
  colleagueId: string
  places: readonly string[]
  dueAt: number
}

export function delegateSection(
  context: BackendContext,
  { workId, colleagueId, places, dueAt }: Giving,
): DelegatedSection {
  const { db, now } = context
  const { caller, work, kind, actions } = requireWork(context, workId)
  const content = db.contents.get(workId)
  if (!actions.includes('FILL') || !content) return fail(60154)
  requireNoTrial(content)
  const colleague = requireColleague(context, colleagueId)
  // A reviewer in any state would decide on what they wrote themselves.
  const { roles } = viewerRolesOf(context, colleague)(work)
  const judges = Object.values(kind.states).some((state) =>
    roles.some((role) => state.actions[role]?.some((action) => decisions.includes(action))),
  )
  if (judges || roles.includes('creator')) fail(603133)
  const form = formNode(content.formId, content.formVersion)
  const known = form.pages.flatMap((page) => [pagePart(page.id), ...page.sections.map(({ id }) => sectionPart(id))])
  if (places.length === 0 || places.some((section) => !known.includes(section))) fail(600)
  const last = dueOf(context, work)
  if (!(dueAt > now) || (last !== null && dueAt > last)) fail(603139)
  const fields = fieldsOfSection(content, { places })
  if (
    delegatedSectionsOf(context, workId).some((part) =>
      [...fieldsOfSection(content, part)].some((id) => fields.has(id)),
    )
  )
    fail(603137)
  // Delegating a section starts a work item that waits to be started.
  if (actions.includes('BEGIN')) takeStep(context, workId, 'BEGIN')
  const part = db.delegatedSections.insert({
    ...{ id: newId('part'), workId, places, byId: caller.id, toId: colleague.id, dueAt, givenAt: now },
    ...{ state: 'OUT', endedAt: null, note: null },
  })
  const view = partView(context, part, true)
  const title: Words = [
    `${caller.userFullname}请您填写${kind.noun}《${view.title}》的部分内容`,
    `${caller.userFullname} asks you to fill in a part of “${view.title}”`,
  ]
  const [zh, en] = namesOf(view)
  inform(context, colleague.id, title, joined(title, [`：${zh}。`, `: ${en}.`]), partAddress(part.id), kind.system)
  return view
}

export function handBackSection(context: BackendContext, id: string, note: string | null): DelegatedSection {
  const part = requirePart(context, id)
  const trimmedNote = note?.trim() || null
  if (countCharacters(trimmedNote ?? '') > longestNote) fail(603004)
  const done = end(context, part, { state: 'BACK', note: trimmedNote })
  const view = partView(context, done)
  const title: Words = [
    `${view.toName}已交回《${view.title}》的部分内容`,
    `${view.toName} has handed a part of “${view.title}” back`,
  ]
  const why: Words = trimmedNote ? [`。说明：${trimmedNote}`, `. ${trimmedNote}`] : ['', '']
  notifyColleague(context, part.byId, part, title, joined(namesOf(view), why))
  return view
}

export function takeSectionBack(context: BackendContext, id: string): DelegatedSection {
  const part = context.db.delegatedSections.get(id) ?? fail(60154)
  const { actions } = requireWork(context, part.workId)
  if (!actions.includes('FILL')) fail(60154)
  if (!isDelegated(part, context.db.works.get(part.workId))) fail(603138)
  const view = partView(context, end(context, part, { state: 'TAKEN' }))
  const title: Words = [`《${view.title}》的部分内容已收回`, `A part of “${view.title}” was taken back`]
  const rest: Words = [
    '由填报人收回，不需要再填写。',
    ' was taken back by who files it and needs nothing from you any more.',
  ]
  inform(context, part.toId, title, joined(namesOf(view), rest), null)
  return view
}

function end(
  { db, now }: BackendContext,
  { id }: DelegatedSectionRow,
  changes: Partial<DelegatedSectionRow>,
): DelegatedSectionRow {
  return db.delegatedSections.update(id, { ...changes, endedAt: now })
}

/** The names of the delegated pages and sections. */
const namesOf = ({ names }: DelegatedSection): Words => [names.join('、'), names.join(', ')]

function notifyColleague(
  context: BackendContext,
  userId: string,
  { workId }: DelegatedSectionRow,
  title: Words,
  body: Words,
): void {
  const work = context.db.works.get(workId)
  if (!work) return
  const { addresses, system } = kindOf(work)
  inform(
    context,
    userId,
    title,
    joined(title, ['：', ': '], body, ['。', '.']),
    addressIn(context, work, addresses.overview),
    system,
  )
}
