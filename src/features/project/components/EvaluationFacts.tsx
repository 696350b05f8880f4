import { useId, useState } from 'react'
import { failureText } from '@/api/errors/failure'
import { workflow } from '@/api/workflow'
import { tooLong } from '@/lib/too-long'
import { LeaveGuard } from '@/shared/form/LeaveGuard'
import { useReasonDraft } from '@/shared/form/use-form-draft'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { DraftNotices } from '@/ui/DraftNotices'
import { LongTextInput } from '@/ui/LongTextInput'
import { useT } from '@/ui/use-t'
import styles from '@/work/components/SaidFacts.module.css'
import { DecideWorkDocument, type WorkRowFragment } from '@/work/graphql/works.workflow.generated'

/** The longest text, in characters (603004 above). */
const longest = 500

interface EvaluationFactsProps {
  work: WorkRowFragment
  onConfirmed(): void
}

/** The commission's records before a performance evaluation: the leader confirms them, or says what does not fit. */
export function EvaluationFacts({ work, onConfirmed }: EvaluationFactsProps) {
  const t = useT()
  const id = useId()
  const [chosen, setWrong] = useState<boolean | null>(null)
  const { reason, change, draft, done } = useReasonDraft(JSON.stringify(['decline', work.kind, work.id]))
  // A draft of an earlier visit is shown at once.
  const wrong = chosen ?? reason !== ''
  const [problem, setProblem] = useState<string>()
  const [decide, { loading }] = workflow.useMutation(DecideWorkDocument, { background: true })
  const facts: [string, string][] = [
    [t('项目编号'), work.number ?? '—'],
    [t('项目名称'), work.title],
    [t('承担单位'), work.unitName],
    [t('项目负责人'), work.creatorName],
    [t('立项经费'), t('{n} 万元', { n: work.amount ?? '0' })],
  ]
  const send = async (action: 'BEGIN' | 'DECLINE') => {
    setProblem(undefined)
    const wrongReason =
      reason.trim() === '' ? t('请写明哪一项不一致、应该是什么') : tooLong(t('不一致的内容'), reason, longest)
    if (action === 'DECLINE' && wrongReason) {
      document.getElementById(id)?.focus()
      return setProblem(wrongReason)
    }
    try {
      await decide({
        variables: {
          id: work.id,
          action,
          opinion: action === 'DECLINE' ? reason.trim() : null,
          facts: { projectNumber: work.number },
        },
      })
    } catch (error) {
      return setProblem(failureText(error))
    }
    done(reason)
    onConfirmed()
  }
  return (
    <section aria-labelledby={`${id}-heading`} className={styles.facts}>
      <h2 id={`${id}-heading`}>{t('核对项目信息')}</h2>
      <p>{t('绩效评价开始前，请核对{commission}登记的项目信息。')}</p>
      <dl>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {wrong && (
        <div className={styles.reason}>
          <label htmlFor={id}>{t('不一致的内容（必填）')}</label>
          <LongTextInput
            control={{
              id,
              'aria-invalid': problem === undefined ? undefined : true,
              'aria-describedby': problem && `${id}-problem`,
            }}
            rows={3}
            value={reason}
            limit={longest}
            change={change}
          />
          <DraftNotices
            draft={draft}
            words={(_, value) => ({ label: t('不一致的内容（必填）'), text: String(value) })}
          />
        </div>
      )}
      <LeaveGuard dirty={draft.dirty} within={() => false} settle={draft.settleMemory} />
      {problem !== undefined && (
        <div id={`${id}-problem`}>
          <Alert type="error" role="alert" title={problem} />
        </div>
      )}
      <div className={styles.actions}>
        {wrong ? (
          <>
            <Button type="primary" loading={loading} onClick={() => void send('DECLINE')}>
              {t('提交不一致的内容')}
            </Button>
            <Button onClick={() => setWrong(false)}>{t('返回核对')}</Button>
          </>
        ) : (
          <>
            <Button type="primary" loading={loading} onClick={() => void send('BEGIN')}>
              {t('信息一致，开始填报')}
            </Button>
            <Button onClick={() => setWrong(true)}>{t('信息有误')}</Button>
          </>
        )}
      </div>
    </section>
  )
}
