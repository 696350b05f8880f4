import { compareDraft, type DraftComparison } from '@/lib/drafts/compare-draft'
import type { createDeviceKeeper } from '@/lib/drafts/device-keeper'
import type { StoredPlace } from '@/lib/drafts/draft-store'
import { same } from '@/lib/same'
import type { ContentSnapshot, SmartformPorts } from '../ports'
import type { FormNode } from '../schema/nodes'
import { parseDefinition } from '../schema/parse-definition'
import type { FormValues } from '../schema/values'
import type { Difference } from './choices'
import { type DraftField, draftFrom, draftOf, type HomelessAnswer } from './device-copy'
import { takeOver } from './left-behind'

interface DraftOffersOptions {
  keeper: ReturnType<typeof createDeviceKeeper>
  userId: string
  form: FormNode
  content: ContentSnapshot
  ports: SmartformPorts
  /** The content's values as the engine reads them. */
  server: FormValues
}

/** What was found this time, and what is to become of it. */
interface Looked extends DraftComparison<DraftField> {
  lost: number
  /** When the newest of it was typed. */
  at: number
}

const places = (offered: readonly { found: StoredPlace | null; foundSent?: StoredPlace }[]) =>
  offered.flatMap(({ found, foundSent }) => [found ?? [], foundSent ?? []].flat())
const isAt = (one: StoredPlace) => (other: StoredPlace) =>
  one.slot === other.slot && one.name === other.name && one.at === other.at

/** What pages that are gone left of a form on this device: each is offered once, until somebody says what to do with it. */
export function createDraftOffers({ keeper, userId, form, content, ports, server }: DraftOffersOptions) {
  let waiting: readonly DraftField[] = []
  let others: readonly DraftField[] = []
  let homeless: readonly HomelessAnswer[] = []
  let unreadable: readonly StoredPlace[] = []
  const versions = new Map<number, Promise<FormNode | null>>()

  function versionOf(version: number): Promise<FormNode | null> {
    const asked = versions.get(version) ?? ports.definition?.(content.formId, version).then(parseDefinition, () => null)
    if (asked) versions.set(version, asked)
    return asked ?? Promise.resolve(null)
  }

  const revisionOf = (fieldId: string) =>
    content.fieldRevisions ? (content.fieldRevisions[fieldId] ?? 0) : content.revision

  return {
    /** Looks for what is not offered yet; `dirty` are fields typed in meanwhile. Null when there is nothing. */
    async look(dirty: ReadonlySet<string>): Promise<Looked | null> {
      const former = takeOver(userId, content.contentId)
      const handed = former ? draftFrom(former, form) : { fields: [], homeless: [] }
      const known = [...places([...waiting, ...others, ...homeless]), ...unreadable]
      const found = (await keeper.find()).filter((one) => !known.some(isAt(one)))
      const kept = await draftOf(found, form, versionOf, server)
      const fields = [...handed.fields, ...kept.fields]
      const gone = [...handed.homeless, ...kept.homeless]
      if (fields.length + gone.length + kept.lost === 0) return null
      const skip = new Set([...dirty, ...waiting.map(({ fieldId }) => fieldId)])
      const compared = compareDraft(fields, server, revisionOf, skip)
      homeless = [...homeless, ...gone]
      unreadable = [...unreadable, ...kept.unreadable]
      waiting = [...waiting, ...compared.differences]
      others = [...others, ...compared.others]
      return { ...compared, lost: kept.lost, at: Math.max(...fields.map(({ at }) => at)) }
    },
    others: () => others,
    /** Each once, also where the device has what the page before handed over. */
    homeless: () =>
      homeless.filter(
        (one, at) =>
          homeless.findIndex((other) => other.node.id === one.node.id && same(other.value, one.value)) === at,
      ),
    /** These were decided: they leave the device. */
    decided(differences: readonly Difference[]) {
      const done = [...waiting, ...others].filter((one) =>
        differences.some(({ mine, fieldId }) => fieldId === one.fieldId && mine === one.value),
      )
      waiting = waiting.filter((one) => !done.includes(one))
      others = others.filter((one) => !done.includes(one))
      keeper.take(places(done))
    },
    /** Taken over, or on the server already. */
    taken(fields: readonly DraftField[]) {
      keeper.take(places(fields))
    },
    dropUnreadable() {
      keeper.take(unreadable)
    },
    dropHomeless() {
      keeper.take(places(homeless))
      homeless = []
    },
  }
}
