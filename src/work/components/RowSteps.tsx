/** The links and buttons in the last column of a list of work items; by what the kind's state allows. */

import { Link } from 'react-router-dom'
import { Button } from '@/ui/Button'
import { useT } from '@/ui/use-t'
import type { WorkRowFragment } from '../graphql/works.workflow.generated'
import { actionLabel, fillLabel, kindWords } from '../kind-words'
import { type RequestedStep, requestedSteps } from '../use-requested-steps'
import { workTitle } from '../work-title'

interface RowStepsProps {
  work: WorkRowFragment
  ask(work: WorkRowFragment, step: RequestedStep): void
  /** The address for reading, where it is not the kind's. */
  readAt?: string
}

/** The actions of a work item in a list row: the next step first, then what its creator can take back. */
export function RowSteps({ work, ask, readAt }: RowStepsProps) {
  const t = useT()
  const { decisions, actions } = work
  const words = kindWords(work.kind)
  const [form, overview] = [words.form(work), words.overview(work)]
  const step =
    decisions.length > 0
      ? { to: words.address(work), label: t('审核') }
      : actions.includes('FILL') && form !== null
        ? { to: form, label: t(fillLabel(work)) }
        : actions.includes('BEGIN')
          ? { to: overview, label: t('开始填报') }
          : actions.includes('SIGN')
            ? { to: overview, label: t('去签署') }
            : {
                to: work.formId === null || work.submittedAt === null ? overview : (readAt ?? words.read(work)),
                label: t('查看'),
              }
  const called = (action: string) => t('{action}：{name}', { action, name: workTitle(work.title) })
  return (
    <>
      <Link to={step.to} aria-label={called(step.label)}>
        {step.label}
      </Link>
      {step.to !== overview && (
        <Link to={overview} aria-label={called(t('进度'))}>
          {t('进度')}
        </Link>
      )}
      {requestedSteps
        .filter((step) => actions.includes(step))
        .map((step) => {
          const label = t(actionLabel(work.kind, step))
          return (
            <Button
              key={step}
              type="link"
              size="small"
              danger={step !== 'WITHDRAW'}
              aria-label={called(label)}
              onClick={() => ask(work, step)}
            >
              {label}
            </Button>
          )
        })}
    </>
  )
}
