import { Alert, Button, Input } from 'antd'
import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { failureOf, failureText } from '@/api/errors/failure'
import { workflow } from '@/api/workflow'
import { settingsSecurityPath } from '@/features/account/paths'
import { useT } from '@/ui/use-t'
import { DecideWorkDocument, type WorkRowFragment } from '@/work/graphql/works.workflow.generated'
import { type MemberSaid, memberSaid } from '../member-said'
import styles from './EvaluationFacts.module.css'

/** Confirming asks for real-name verification of intermediate level. */
const notVerified = 60345

interface MemberPartProps {
  work: WorkRowFragment
  onAnswered(): void
}

/** What a declaration says of a member of its team, and for that member: confirming it, or declining with a reason. */
export function MemberPart({ work, onAnswered }: MemberPartProps) {
  const t = useT()
  const id = useId()
  const [declining, setDeclining] = useState(false)
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<{ text: string; verify: boolean }>()
  const [decide, { loading }] = workflow.useMutation(DecideWorkDocument, { background: true })
  const said = memberSaid(work)
  const labels: Readonly<Record<keyof MemberSaid, string>> = {
    name: t('姓名'),
    certificate: t('身份证号'),
    role: t('角色'),
    months: t('投入时间（人月）'),
    unit: t('所在单位'),
    duty: t('承担任务'),
  }
  const answer = async (action: 'SIGN' | 'DECLINE') => {
    setProblem(undefined)
    if (action === 'DECLINE' && reason.trim() === '')
      return setProblem({ text: t('请写明不参与的原因'), verify: false })
    try {
      await decide({ variables: { id: work.id, action, opinion: reason.trim() || null } })
    } catch (error) {
      return setProblem({ text: failureText(error), verify: failureOf(error).code === notVerified })
    }
    onAnswered()
  }
  return (
    <section aria-labelledby={`${id}-heading`} className={styles.facts}>
      <h2 id={`${id}-heading`}>{t('申报书中的参与信息')}</h2>
      <dl>
        {(Object.keys(labels) as (keyof MemberSaid)[]).map((name) => (
          <div key={name}>
            <dt>{labels[name]}</dt>
            <dd>{said[name] || '—'}</dd>
          </div>
        ))}
      </dl>
      {declining && (
        <div className={styles.reason}>
          <label htmlFor={id}>{t('不参与的原因（必填）')}</label>
          <Input.TextArea
            id={id}
            rows={3}
            value={reason}
            aria-invalid={problem !== undefined || undefined}
            count={{ show: true, max: 500, strategy: (value) => [...value].length }}
            onChange={(event) => setReason(event.target.value)}
          />
        </div>
      )}
      {problem !== undefined && (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={problem.text}
          description={problem.verify && <Link to={settingsSecurityPath()}>{t('去实名认证')}</Link>}
        />
      )}
      {work.actions.includes('SIGN') && (
        <div className={styles.actions}>
          <Button
            type={declining ? 'default' : 'primary'}
            loading={loading}
            onClick={() => (declining ? setDeclining(false) : void answer('SIGN'))}
          >
            {declining ? t('返回确认') : t('确认参与')}
          </Button>
          <Button
            type={declining ? 'primary' : 'default'}
            onClick={() => (declining ? void answer('DECLINE') : setDeclining(true))}
          >
            {declining ? t('提交不参与') : t('不参与')}
          </Button>
        </div>
      )}
    </section>
  )
}
