/** Names of holders of a work item that have no name of their own, such as “the unit's administrator”; for the backend's views of work items. */
import { text } from '@/lib/i18n/i18n'

/** Names of holders without a name of their own; a backend returns these texts (`Work.heldBy`). */
export const holderWords = {
  /** Nobody is bound to the item yet. */
  unbound: text('待绑定的填报人'),
  acceptanceExperts: text('验收专家'),
  nominee: text('被提名者'),
} as const
