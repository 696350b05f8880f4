/** The right pane of a review task: the review form, or the submitted review; with submit, versions, group standing and giving back. */

import { useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { failureOf, failureTextInPage } from '@/api/errors/failure'
import { mayHaveArrived } from '@/api/errors/may-have-arrived'
import { evaluation } from '@/api/evaluation'
import { openSignInAgain } from '@/session/relogin'
import { useSession } from '@/session/session'
import { withSeenRevision } from '@/shared/content/seen-revision'
import { serverProblems } from '@/shared/content/server-problems'
import deskStyles from '@/shared/desk/desk.module.css'
import type { SubmitOutcome } from '@/smartform/editor/editor-props'
import { SmartformEditor } from '@/smartform/editor/SmartformEditor'
import type { FormEngine } from '@/smartform/engine/engine'
import { SmartformView } from '@/smartform/view/SmartformView'
import { serverClock } from '@/ui/server-clock'
import { useT } from '@/ui/use-t'
import { reviewPorts } from '../cached-review'
import { SubmitReviewsDocument } from '../graphql/review.evaluation.generated'
import { reviewPath } from '../paths'
import { subjectWords } from '../review-words'
import type { OpenedReview } from '../use-review'
import { GiveBack } from './GiveBack'
import { GroupStanding } from './GroupStanding'
import { Versions } from './Versions'
import styles from './workbench.module.css'

interface ReviewPaneProps {
  opened: OpenedReview & { form: NonNullable<OpenedReview['form']> }
  engine: FormEngine | null
  onOpen(engine: FormEngine): void
  onChanged(): void
}

const rulesBroken = 60405
const changedElsewhere = 60408
const submittedAlready = 601324
const pageId = 'review'

/** The review: how it stands in its group, its form while it can be written, what was handed in after. */
export function ReviewPane({ opened, engine, onOpen, onChanged }: ReviewPaneProps) {
  const t = useT()
  const userId = useSession().user.id
  const [query] = useSearchParams()
  const { desk, form } = opened
  const { task, group } = desk
  const [first] = useState(form.content)
  const [now] = useState(() => serverClock(group.serverTime))
  const watched = useMemo(
    () => withSeenRevision({ ...reviewPorts(userId, task.id), now }, first.revision),
    [userId, task.id, first, now],
  )
  /** The last response was lost: the review may have been submitted. */
  const unknown = useRef(false)
  async function submit(): Promise<SubmitOutcome> {
    try {
      const reviews = [{ taskId: task.id, seenRevision: watched.seen() }]
      await evaluation.mutate(SubmitReviewsDocument, { reviews })
    } catch (error) {
      const message = failureTextInPage(error)
      const failure = failureOf(error)
      const { code, extensions } = failure
      if (code === submittedAlready && unknown.current) {
        onChanged()
        return { kind: 'done' }
      }
      unknown.current ||= mayHaveArrived(failure)
      if (code === changedElsewhere) return { kind: 'outdated', message }
      const problems = code === rulesBroken ? serverProblems(extensions.problems) : []
      return problems.length > 0 ? { kind: 'problems', problems } : { kind: 'failed', message }
    }
    onChanged()
    return { kind: 'done' }
  }
  const head = <GroupStanding task={task} group={group} engine={engine} />
  if (!form.content.editable)
    return (
      <div>
        {head}
        <SmartformView definition={form.definition} content={form.content} />
      </div>
    )
  return (
    <div className={styles.form}>
      {head}
      <SmartformEditor
        pane
        definition={form.definition}
        content={first}
        pageId={pageId}
        ports={watched.ports}
        userId={userId}
        focusPath={query.get('field')}
        onNavigate={() => undefined}
        pageHref={(_page, path) => reviewPath(task.id, path)}
        submit={{ label: t('提交评审意见'), run: submit, note: t('提交后不能再修改。') }}
        onOutdated={onChanged}
        onSignIn={() => openSignInAgain(true)}
        onOpen={onOpen}
      />
      {engine && <Versions taskId={task.id} definition={form.definition} engine={engine} />}
      <details className={deskStyles.fold}>
        <summary>{t(subjectWords[group.subject].cannot)}</summary>
        <GiveBack task={task} subject={group.subject} ground="OTHER_INTEREST" />
      </details>
    </div>
  )
}
