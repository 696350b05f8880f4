/** The buttons of a work item's overview: continue, submit, withdraw, print and others. */

import { useEffect } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { workflow } from '@/api/workflow'
import { ContentPdfButton } from '@/shared/content/ContentPdfButton'
import { useNavigateIfMounted } from '@/shared/navigation/use-navigate-if-mounted'
import { Button } from '@/ui/Button'
import { useT } from '@/ui/use-t'
import { ExtendDeadlineDocument, type WorkRowFragment } from '../graphql/works.workflow.generated'
import { actionLabel, fillLabel, kindWords } from '../kind-words'
import { useListAddress } from '../use-list-address'
import { type RequestedStep, requestedSteps, useRequestedSteps } from '../use-requested-steps'
import { ExtendDeadline } from './ExtendDeadline'
import styles from './WorkSteps.module.css'

interface WorkStepsProps {
  work: WorkRowFragment
  /** An action to open at once, if it is available. */
  initialStep?: RequestedStep
  onChanged(): void
}

/** What this person can do with a work item now besides reading it; the next step is the one primary button. */
export function WorkSteps({ work, initialStep, onChanged }: WorkStepsProps) {
  const t = useT()
  const navigate = useNavigate()
  const goOn = useNavigateIfMounted()
  const list = useListAddress(work.kind)
  const ask = useRequestedSteps(onChanged, () => goOn(list))
  const words = kindWords(work.kind)
  const { actions } = work
  const form = words.form(work)
  const open = initialStep !== undefined && actions.includes(initialStep)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the page is opened
  useEffect(() => {
    if (open) ask(work, initialStep)
  }, [open])
  return (
    <div className={styles.steps}>
      {actions.includes('FILL') && form !== null && (
        <Button type="primary" onClick={() => navigate(form)}>
          {t(fillLabel(work))}
        </Button>
      )}
      {work.decisions.length > 0 && (
        <Button type="primary" onClick={() => navigate(words.address(work))}>
          {t('去审核')}
        </Button>
      )}
      {work.submittedAt !== null &&
        !actions.includes('FILL') &&
        work.formId !== null &&
        work.decisions.length === 0 &&
        // Some kinds are read on the overview itself.
        words.read(work) !== words.overview(work) && <Link to={words.read(work)}>{t('查看所填内容')}</Link>}
      {work.formId !== null && (
        <>
          <Link to={words.paper(work)}>{t('打印')}</Link>
          <ContentPdfButton contentId={work.id} />
        </>
      )}
      {requestedSteps
        .filter((step) => actions.includes(step))
        .map((step) => (
          <Button key={step} danger={step !== 'WITHDRAW'} onClick={() => ask(work, step)}>
            {t(actionLabel(work.kind, step))}
          </Button>
        ))}
      {work.extendable && (
        <ExtendDeadline
          about={work.id}
          dueAt={work.dueAt}
          serverTime={work.serverTime}
          extend={(dueAt, reason) =>
            workflow.mutate(ExtendDeadlineDocument, { id: work.id, dueAt, reason }, { background: true })
          }
          onExtended={onChanged}
        />
      )}
    </div>
  )
}
