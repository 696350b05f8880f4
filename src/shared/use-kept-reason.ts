import { useState } from 'react'
import { type Draft, useDraft } from '@/lib/drafts/use-draft'
import { useSession } from '@/session/session'

const nothing = { reason: '' }

/** A text a person writes to go with an act, and its copy on this device. */
interface KeptReason {
  reason: string
  change(reason: string): void
  draft: Draft<typeof nothing>
  /** The act was done with this: it is kept nowhere any more. What was typed meanwhile stays. */
  done(sent: string): void
}

/**
 * Keeps a text on this device until the act it belongs to is done.
 * @param thing the act and what it is done to; the same as long as the component lives
 */
export function useKeptReason(thing: string): KeptReason {
  const userId = useSession().user.id
  const [values, setValues] = useState(nothing)
  const draft = useDraft({
    place: { userId, thing },
    given: nothing,
    values,
    restore: (part) => setValues((now) => ({ ...now, ...part })),
    fits: (_, value) => typeof value === 'string',
  })
  return {
    reason: values.reason,
    change: (reason) => setValues({ reason }),
    draft,
    done(sent) {
      // The page may be gone before it is drawn again.
      draft.saved({ reason: sent })
      setValues((now) => (now.reason === sent ? nothing : now))
    },
  }
}
