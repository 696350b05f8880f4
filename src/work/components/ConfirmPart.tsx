/** The form with which a person or unit confirms or declines a part of somebody else's work item. */

import { type ReactNode, useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { failureOf, refusalText } from '@/api/errors/failure'
import { workflow } from '@/api/workflow'
import { tooLong } from '@/lib/validation/too-long'
import { LeaveGuard } from '@/shared/form/LeaveGuard'
import { useReasonDraft } from '@/shared/form/use-form-draft'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { DoneNotice } from '@/ui/DoneNotice'
import { DraftActions } from '@/ui/DraftActions'
import { DraftNotices } from '@/ui/DraftNotices'
import { type Fact, Facts } from '@/ui/Facts'
import { LongTextInput } from '@/ui/LongTextInput'
import { Section } from '@/ui/Section'
import { useT } from '@/ui/use-t'
import { DecideWorkDocument, type WorkRowFragment } from '../graphql/works.workflow.generated'
import type { WorkAction } from '../kind'
import { actionLabel } from '../kind-words'
import styles from './ConfirmPart.module.css'

/** The longest reason, in characters (603004 above). */
const longest = 500

/** Confirming may require intermediate real-name certification. */
const notVerified = 60345

interface ConfirmPartProps {
  work: WorkRowFragment
  /** The heading; translated, as all texts here. */
  title: string
  /** What is to be confirmed. */
  facts: readonly Fact[]
  /**
   * Texts for declining: the label of the reason, its name in a message, the message when it is missing, and the
   * button.
   */
  declining: { label: string; name: string; missing: string; send: string }
  /** The address of real-name certification. */
  verifyAt?: string
  /** Information to read before answering. */
  children?: ReactNode
  onAnswered(): void
}

/**
 * Shows a person's or unit's part of a work item with two actions: confirm, or decline with a reason. The reason is
 * stored as a draft until it is sent.
 */
export function ConfirmPart(props: ConfirmPartProps) {
  const { work, declining: words } = props
  const t = useT()
  const id = useId()
  const [declineChoice, setDeclining] = useState<boolean | null>(null)
  const { reason, change, draft, done } = useReasonDraft(JSON.stringify(['decline', work.kind, work.id]))
  // A draft of an earlier visit is shown at once. It stays open when it is emptied to be written anew.
  const declining = declineChoice ?? reason !== ''
  const changeReason = (typed: string) => {
    setDeclining(true)
    change(typed)
  }
  const [problem, setProblem] = useState<{ text: string; verify: boolean }>()
  const [answered, setAnswered] = useState<WorkAction>()
  const [decide, { loading }] = workflow.useMutation(DecideWorkDocument, { background: true })
  const answer = async (action: WorkAction) => {
    setProblem(undefined)
    const wrong = reason.trim() === '' ? words.missing : tooLong(words.name, reason, longest)
    if (action === 'DECLINE' && wrong) {
      document.getElementById(id)?.focus()
      return setProblem({ text: wrong, verify: false })
    }
    try {
      const opinion = action === 'DECLINE' ? reason.trim() : null
      await decide({ variables: { id: work.id, action, opinion } })
    } catch (error) {
      return setProblem({ text: refusalText(error), verify: failureOf(error).code === notVerified })
    }
    done(reason)
    setDeclining(null)
    setAnswered(action)
    props.onAnswered()
  }
  return (
    <Section title={props.title}>
      {props.children}
      <Facts facts={props.facts.map(([label, value]) => [label, value || '—'])} />
      {declining && (
        <div className={styles.reason}>
          <label htmlFor={id}>{words.label}</label>
          <LongTextInput
            control={{
              id,
              'aria-invalid': problem === undefined ? undefined : true,
              'aria-describedby': problem && `${id}-problem`,
            }}
            rows={3}
            value={reason}
            limit={longest}
            change={changeReason}
          />
          <DraftNotices draft={draft} words={(_, value) => ({ label: words.label, text: String(value) })} />
        </div>
      )}
      <LeaveGuard dirty={draft.dirty} within={() => false} settle={draft.settleMemory} />
      {answered !== undefined && (
        <DoneNotice title={t('操作成功：{action}', { action: t(actionLabel(work.kind, answered)) })}>{null}</DoneNotice>
      )}
      {problem !== undefined && problem.text !== '' && (
        <div id={`${id}-problem`}>
          <Alert
            type="error"
            role="alert"
            title={problem.text}
            description={problem.verify && props.verifyAt && <Link to={props.verifyAt}>{t('去实名认证')}</Link>}
          />
        </div>
      )}
      {work.actions.includes('SIGN') && (
        <DraftActions draft={draft} className={styles.actions}>
          <Button
            type={declining ? 'default' : 'primary'}
            loading={loading}
            onClick={() => (declining ? setDeclining(false) : void answer('SIGN'))}
          >
            {declining ? t('返回确认') : t(actionLabel(work.kind, 'SIGN'))}
          </Button>
          <Button
            type={declining ? 'primary' : 'default'}
            onClick={() => (declining ? void answer('DECLINE') : setDeclining(true))}
          >
            {declining ? words.send : t(actionLabel(work.kind, 'DECLINE'))}
          </Button>
        </DraftActions>
      )}
    </Section>
  )
}
