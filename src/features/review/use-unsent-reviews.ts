/** A hook of the reviewer's desk that sends drafts of reviews which closed pages left on the device, with their state beside each review. */

import { useCallback, useEffect, useRef, useState } from 'react'
import { smartform } from '@/api/smartform'
import { keysOfLeftDrafts } from '@/lib/drafts/left-drafts'
import { contentSnapshot } from '@/shared/content/content-snapshot'
import { smartformPorts } from '@/shared/content/smartform-ports'
import { FormContentDocument, FormDefinitionDocument } from '@/shared/graphql/forms.smartform.generated'
import { formThing } from '@/smartform/drafts/device-copy'
import { type SentUnsaved, sendUnsaved } from '@/smartform/editor/send-unsaved'

/** Retry interval in milliseconds. */
const retryEvery = 5000

/** The state of unsent work: sending, waiting for the connection, or for a choice. */
export type Unsent = 'sending' | Exclude<SentUnsaved, 'sent'>

async function send(userId: string, contentId: string): Promise<SentUnsaved> {
  const options = { fetchPolicy: 'no-cache', background: true } as const
  try {
    const content = contentSnapshot((await smartform.query(FormContentDocument, { contentId }, options)).formContent)
    if (!content.editable) return 'undecided'
    const { formId, formVersion: version } = content
    const { formDefinition } = await smartform.query(FormDefinitionDocument, { formId, version }, options)
    return await sendUnsaved({ definition: formDefinition.definition, content, ports: smartformPorts, userId })
  } catch {
    return 'waiting'
  }
}

/**
 * Reviews with drafts that closed pages left on this device. They are sent when the server is reachable; a needed
 * choice waits until the review is opened.
 * @param onSent called when something reached the server
 */
export function useUnsentReviews(
  userId: string,
  taskIds: readonly string[],
  onSent: () => void,
): ReadonlyMap<string, Unsent> {
  const [unsent, setUnsent] = useState<ReadonlyMap<string, Unsent>>(new Map())
  const ids = taskIds.join(' ')
  const known = useRef<ReadonlyMap<string, Unsent>>(new Map())
  const onSentRef = useRef(onSent)
  useEffect(() => {
    onSentRef.current = onSent
  })

  const look = useCallback(
    async (open: () => boolean) => {
      const remainingDrafts = await keysOfLeftDrafts(userId)
      const waiting = ids.split(' ').filter((id) => id !== '' && remainingDrafts.has(formThing(id)))
      const states = new Map(waiting.map((id) => [id, known.current.get(id) ?? ('sending' as Unsent)]))
      const show = () => {
        if (!open()) return
        known.current = new Map(states)
        setUnsent(known.current)
      }
      show()
      let sent = false
      for (const id of waiting) {
        if (!open()) return
        const outcome = await send(userId, id)
        if (outcome === 'sent') {
          states.delete(id)
          sent = true
        } else states.set(id, outcome)
        show()
      }
      if (sent && open()) onSentRef.current()
    },
    [userId, ids],
  )

  useEffect(() => {
    let open = true
    let timer: ReturnType<typeof setTimeout>
    let running = false
    const round = async () => {
      if (running) return
      running = true
      clearTimeout(timer)
      await look(() => open)
      running = false
      if (open) timer = setTimeout(() => void round(), retryEvery)
    }
    void round()
    const now = () => void round()
    window.addEventListener('online', now)
    return () => {
      open = false
      clearTimeout(timer)
      window.removeEventListener('online', now)
    }
  }, [look])

  return unsent
}
