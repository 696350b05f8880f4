/** State of the assignment desk: chosen pairs with local draft, save, and what another officer saved meanwhile. */

import { useState } from 'react'
import { failureOf, refusalText } from '@/api/errors/failure'
import { evaluation } from '@/api/evaluation'
import { sendOnce } from '@/api/send-once'
import { useDraft } from '@/lib/drafts/use-draft'
import { useSession } from '@/session/session'
import { SaveAssignmentDocument } from '../graphql/assignment.evaluation.generated'
import {
  type Choice,
  choiceOf,
  isChoice,
  isSameChoice,
  keyOf,
  lostPairs,
  orderedChoice,
  type Pair,
  type Panel,
  rebasedChoice,
} from './choice'

/** The code of a save over an older revision. */
const outdated = 60408

/**
 * What is being chosen for a panel. Unsaved choices are kept as a draft on this device. What another officer saves
 * meanwhile is taken over, with one's own changes on top.
 * @param reload asks for the panel again
 */
export function useAssignment(panel: Panel, reload: () => void) {
  const userId = useSession().user.id
  const server = choiceOf(panel)
  const [base, setBase] = useState({ revision: panel.revision, savedAt: panel.savedAt, choice: server })
  const [chosen, setChosen] = useState(server)
  const [saving, setSaving] = useState(false)
  const [refusal, setRefusal] = useState('')
  const [news, setNews] = useState<'merged' | 'updated' | 'changed' | null>(null)
  if (panel.revision !== base.revision) {
    const isDirty = !isSameChoice(base.choice, chosen)
    setBase({ revision: panel.revision, savedAt: panel.savedAt, choice: server })
    setChosen(rebasedChoice(base.choice, chosen, server))
    if (!saving) setNews(panel.savedAt === base.savedAt ? 'changed' : isDirty ? 'merged' : 'updated')
  }
  // Who declined or gave a paper back meanwhile does not count any more, nor a paper that left the panel.
  const lost = lostPairs(panel)
  const papers = new Set(panel.papers.map(({ id }) => id))
  const choice = orderedChoice({
    ...chosen,
    pairs: chosen.pairs.filter((pair) => papers.has(pair.paperId) && !lost.has(keyOf(pair))),
  })
  const draft = useDraft<{ choice: Choice }>({
    draftKey: { userId, thing: JSON.stringify(['assignment', panel.id]) },
    initial: { choice: server },
    values: { choice },
    restore: (answers) => {
      if (answers.choice) setChosen(orderedChoice(answers.choice))
    },
    fits: (_, value) => isChoice(value),
  })
  const isDirty = !isSameChoice(server, choice)
  return {
    choice,
    server,
    draft,
    isDirty,
    saving,
    /** Why the last save was refused; empty: it was not. */
    refusal,
    /** What another officer's save or change of the panel did to this page; null: nothing, or it was read. */
    news,
    readNews: () => setNews(null),
    change: (next: Partial<Choice>) => setChosen(orderedChoice({ ...choice, ...next })),
    /** Chooses an expert for a paper, or not any more. */
    toggle(pair: Pair) {
      const without = choice.pairs.filter((other) => keyOf(other) !== keyOf(pair))
      const pairs = without.length === choice.pairs.length ? [...without, pair] : without
      setChosen(orderedChoice({ ...choice, pairs }))
    },
    discard: () => setChosen(server),
    /** Saves the choice; false after a refusal. After one over an older revision the panel is asked for again. */
    async save(): Promise<boolean> {
      const { most, pairs, expertIds } = choice
      const assignment = {
        seenRevision: panel.revision,
        ...{ most, expertIds: [...expertIds] },
        pairs: pairs.map(({ paperId, expertId }) => ({ paperId, expertId })),
      }
      setSaving(true)
      setRefusal('')
      try {
        await sendOnce('saveAssignment', { panelId: panel.id, assignment }, (key) =>
          evaluation.mutate(SaveAssignmentDocument, { panelId: panel.id, key, assignment }, { background: true }),
        )
        draft.saved({ choice })
        setNews(null)
        return true
      } catch (error) {
        // What was saved meanwhile is taken over, which `news` says.
        if (failureOf(error).code === outdated) reload()
        else setRefusal(refusalText(error))
        return false
      } finally {
        setSaving(false)
      }
    },
  }
}
