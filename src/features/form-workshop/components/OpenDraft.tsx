/** Opens the draft of a form in the workshop, or begins one first; on the form's page. */

import { useEffect, useState } from 'react'
import { type Failure, failureOf, wordsOf } from '@/api/errors/failure'
import { smartform } from '@/api/smartform'
import { LoadFailure } from '@/ui/LoadFailure'
import { PageSkeleton } from '@/ui/PageSkeleton'
import { type DraftOfFormFragment, OpenFormDraftDocument } from '../graphql/draft.smartform.generated'
import { WorkshopPage } from './WorkshopPage'

/** The workshop of a form, once its draft is there. */
export function OpenDraft({ formId }: { formId: string }) {
  const [draft, setDraft] = useState<DraftOfFormFragment | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks anew
  useEffect(() => {
    let isCurrent = true
    smartform.mutate(OpenFormDraftDocument, { formId }, { background: true }).then(
      ({ openFormDraft }) => isCurrent && setDraft(openFormDraft),
      (error: unknown) => isCurrent && setFailure(failureOf(error)),
    )
    return () => {
      isCurrent = false
    }
  }, [formId, attempt])
  const retry = () => {
    setFailure(null)
    setAttempt(attempt + 1)
  }
  if (failure) return <LoadFailure text={wordsOf(failure)} onRetry={retry} />
  return draft ? <WorkshopPage key={draft.id} opened={draft} /> : <PageSkeleton />
}
