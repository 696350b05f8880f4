/** Offers the drafts of a form that closed pages left on this device, each entry once; for `saving.ts` and `restore.ts`. */

import { jsonEqual } from '@/lib/collections/json-equal'
import { compareDraft, type DraftComparison } from '@/lib/drafts/compare-draft'
import type { StoredDraftRef } from '@/lib/drafts/draft-store'
import type { createDraftWriter } from '@/lib/drafts/draft-writer'
import type { FoundAnswer } from '@/lib/drafts/left-drafts'
import type { ContentSnapshot, SmartformPorts } from '../ports'
import type { FormNode } from '../schema/nodes'
import { parseDefinition } from '../schema/parse-definition'
import type { FormValues } from '../schema/values'
import type { Difference } from './choices'
import { type DraftField, draftFrom, draftOf, type FoundDraft, type OrphanedDraft } from './device-copy'
import { takeUnsaved } from './unsaved-on-leave'

interface DraftOffersOptions {
  draftWriter: ReturnType<typeof createDraftWriter>
  userId: string
  form: FormNode
  content: ContentSnapshot
  ports: SmartformPorts
  /** The content's values as the engine reads them. */
  server: FormValues
}

/** The drafts found, and what to do with each. */
export interface Looked extends DraftComparison<DraftField> {
  lost: number
  /** When the newest was typed. */
  at: number
}

const slotsOf = (offered: readonly { found: FoundAnswer | null; foundSent?: FoundAnswer }[]) =>
  offered.flatMap(({ found, foundSent }) => [found ?? [], foundSent ?? []].flat())
const isAt = (item: StoredDraftRef) => (other: StoredDraftRef) =>
  item.slot === other.slot && item.name === other.name && item.at === other.at

/** Offers what closed pages left of a form on this device: each entry once, until somebody decides. */
export function createDraftOffers({ draftWriter, userId, form, content, ports, server }: DraftOffersOptions) {
  let waiting: readonly DraftField[] = []
  let others: readonly DraftField[] = []
  let orphaned: readonly OrphanedDraft[] = []
  let unreadable: readonly FoundAnswer[] = []
  let unplaced = 0
  const versions = new Map<number, Promise<FormNode | null>>()

  function versionOf(version: number): Promise<FormNode | null> {
    const offered =
      versions.get(version) ??
      ports.definition?.(content.formId, version).then(parseDefinition, () => {
        versions.delete(version)
        return null
      })
    if (offered) versions.set(version, offered)
    return offered ?? Promise.resolve(null)
  }

  const revisionOf = (fieldId: string) =>
    content.fieldRevisions ? (content.fieldRevisions[fieldId] ?? 0) : content.revision

  function offered(draft: FoundDraft, typed: FormValues): Looked | null {
    const { lost } = draft
    const isOther = (draftField: DraftField) => (other: DraftField) =>
      draftField.fieldId === other.fieldId && jsonEqual(draftField.value, other.value)
    // Equal to what the previous page handed over: it stays stored until the person chooses.
    const withStored = (draftField: DraftField) => {
      const stored = draftField.found ? undefined : draft.fields.find(isOther(draftField))
      return stored ? { ...draftField, found: stored.found, foundSent: stored.foundSent } : draftField
    }
    waiting = waiting.map(withStored)
    others = others.map(withStored)
    const fields = draft.fields.filter((field) => ![...waiting, ...others].some(isOther(field)))
    if (fields.length + draft.orphaned.length + lost === 0) return null
    const unsent = new Map([
      ...Object.entries(typed),
      ...waiting.map(({ fieldId, value }) => [fieldId, value] as const),
    ])
    const compared = compareDraft(fields, server, revisionOf, unsent)
    orphaned = [...orphaned, ...draft.orphaned]
    unreadable = [...unreadable, ...draft.unreadable]
    waiting = [...waiting, ...compared.differences]
    others = [...others, ...compared.others]
    return { ...compared, lost, at: Math.max(...fields.map(({ at }) => at)) }
  }

  return {
    /** What the previous page handed over in memory: offered before the device is read. Null for nothing. */
    handed(typed: FormValues): Looked | null {
      const former = takeUnsaved(userId, content.contentId)
      // Its form version need not be loaded again.
      if (former) versions.set(former.form.version, Promise.resolve(former.form))
      return former && offered({ ...draftFrom(former, form), unreadable: [], lost: 0, unplaced }, typed)
    },
    /**
     * Reads new entries from the device; `typed` are fields typed in meanwhile. Null for nothing, or when nobody is
     * left to offer it to (`wanted`).
     */
    async look(typed: () => FormValues, isCurrent: () => boolean): Promise<Looked | null> {
      const found = await draftWriter.find()
      const known = [...slotsOf([...waiting, ...others, ...orphaned]), ...unreadable]
      const news = found.filter((answer) => !known.some(isAt(answer)))
      const draft = await draftOf(news, form, versionOf, server)
      unplaced = draft.unplaced
      return isCurrent() ? offered(draft, typed()) : null
    },
    /** Number of entries from the last read whose form version cannot be loaded. */
    unplaced: () => unplaced,
    others: () => others,
    /** Each once, also where the device has what the previous page handed over. */
    orphaned: () =>
      orphaned.filter(
        (answer, at) =>
          orphaned.findIndex((other) => other.node.id === answer.node.id && jsonEqual(other.value, answer.value)) ===
          at,
      ),
    /** Fields in conflict now: their drafts are offered as others, once the conflict is decided. */
    overtaken(fieldIds: readonly string[]) {
      const isOvertaken = ({ fieldId }: DraftField) => fieldIds.includes(fieldId)
      others = [...others, ...waiting.filter(isOvertaken)]
      waiting = waiting.filter((draftField) => !isOvertaken(draftField))
    },
    /** Removes decided entries from the device. */
    decided(differences: readonly Difference[]) {
      const done = [...waiting, ...others].filter((draftField) =>
        differences.some(({ mine, fieldId }) => fieldId === draftField.fieldId && mine === draftField.value),
      )
      waiting = waiting.filter((draftField) => !done.includes(draftField))
      others = others.filter((other) => !done.includes(other))
      draftWriter.take(slotsOf(done))
    },
    /** Removes entries that were restored, or are on the server already. */
    taken(fields: readonly DraftField[]) {
      draftWriter.take(slotsOf(fields))
    },
    dropUnreadable() {
      draftWriter.take(unreadable)
    },
    dropOrphaned() {
      draftWriter.take(slotsOf(orphaned))
      orphaned = []
    },
  }
}
