/** The submitted answers of a work item, as fits its state: whole, corrected or changed; on the reviewer's page and an expert's own. */

import { type ReactNode, useCallback } from 'react'
import { wordsOf } from '@/api/errors/failure'
import { recordReveal } from '@/shared/content/record-reveal'
import { smartformPorts } from '@/shared/content/smartform-ports'
import type { ContentSnapshot } from '@/smartform/ports'
import { SmartformView } from '@/smartform/view/SmartformView'
import { LoadFailure } from '@/ui/LoadFailure'
import { RevealContext } from '@/ui/MaskedText'
import { PageSkeleton } from '@/ui/PageSkeleton'
import { factsOf } from '../facts'
import type { WorkRowFragment } from '../graphql/works.workflow.generated'
import { useFiledContent } from '../use-filed-content'
import { CorrectedContent } from './CorrectedContent'

interface FiledAnswersProps {
  work: WorkRowFragment
  content: ContentSnapshot
  definition: unknown
  /** An action at a field, row or cell. */
  actionAt?(path: string, label: string): ReactNode
}

/**
 * The submitted content, read-only: a change (`facts.of` names the changed work item) beside the old values, also after a
 * return; any other correction beside the returned version; anything else as it is.
 */
export function FiledAnswers(props: FiledAnswersProps) {
  const { content, work } = props
  const { of } = factsOf(work)
  const corrected = work.submittedAt !== null && !content.editable ? content.returned : null
  const onReveal = useCallback(() => recordReveal(work.id), [work.id])
  return (
    <RevealContext value={onReveal}>
      {typeof of === 'string' ? (
        <ChangedAnswers {...props} of={of} corrected={corrected} />
      ) : corrected ? (
        <CorrectedContent {...props} returned={corrected} />
      ) : (
        <PlainAnswers {...props} />
      )}
    </RevealContext>
  )
}

interface ChangedAnswersProps extends FiledAnswersProps {
  of: string
  /** The version that was returned before; its remarks are answered. */
  corrected: ContentSnapshot['returned']
}

/** Old values beside new ones. A reader without access to the old values sees the new ones, with a note. */
function ChangedAnswers({ of, corrected, ...props }: ChangedAnswersProps) {
  const old = useFiledContent(of)
  if (old.failure)
    return (
      <>
        {old.failure.kind !== 'code' && <LoadFailure text={wordsOf(old.failure)} onRetry={old.retry} />}
        {corrected ? <CorrectedContent {...props} returned={corrected} /> : <PlainAnswers {...props} />}
      </>
    )
  if (!old.content) return <PageSkeleton />
  const { values } = old.content
  const returned = { values: corrected?.values ?? values, comments: corrected?.comments ?? [], seen: true }
  return <CorrectedContent {...props} returned={returned} before={values} />
}

function PlainAnswers({ content, definition, actionAt }: FiledAnswersProps) {
  return (
    <SmartformView
      definition={definition}
      content={content}
      comments={content.comments}
      actionAt={actionAt}
      actionInTables
      openFile={smartformPorts.openFile}
      readFile={smartformPorts.readFile}
    />
  )
}
