/** The form with which a reviewer decides about a work item: decision, opinion, remarks, granted amounts; with a local draft. */

import { useId, useLayoutEffect, useRef, useState } from 'react'
import { failureOf, refusalText } from '@/api/errors/failure'
import { useDraft } from '@/lib/drafts/use-draft'
import { tooLong } from '@/lib/validation/too-long'
import { useSession } from '@/session/session'
import { LeaveGuard } from '@/shared/form/LeaveGuard'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { DraftNotices } from '@/ui/DraftNotices'
import { useDialogs } from '@/ui/feedback'
import { LongTextInput } from '@/ui/LongTextInput'
import { lazyPart } from '@/ui/lazy-part'
import { Radios } from '@/ui/Radios'
import { Skeleton } from '@/ui/Skeleton'
import { useIdlePrefetch } from '@/ui/use-idle-prefetch'
import { useT } from '@/ui/use-t'
import { type DecisionAnswers, decisionDraftKey, fitsDecision, undecided, wordsOfDecision } from '../decision-answers'
import { detailFacts, detailOfCode, detailsOf, wrongDetail } from '../decision-details'
import type { WorkRowFragment } from '../graphql/works.workflow.generated'
import type { WorkAction } from '../kind'
import { kindWords } from '../kind-words'
import { findKind } from '../kinds/all'
import { remarkProblem } from '../remark'
import { usePinned, withRemarkAt } from '../use-pinned'
import { useSendDecision } from '../use-send-decision'
import { workTitle } from '../work-title'
import { ConclusionFields } from './ConclusionFields'
import styles from './DecisionForm.module.css'
import { GrantFields } from './GrantFields'

/** Loaded after the page: only a return needs it, and it brings antd's Select. */
const Remarks = lazyPart(
  () => import('./Remarks').then((module) => module.Remarks),
  () => <Skeleton rows={3} />,
)

/** Longest opinion, in visible characters (603004 for more). */
const longest = 500

/** Decisions that return a work item for correction. */
const returning: readonly (WorkAction | null)[] = ['RETURN', 'RECTIFY']

interface DecisionFormProps {
  work: WorkRowFragment
  /** The submitted content, so that a return can name places in it; absent: no form. */
  filed?: { definition: unknown; values: unknown; revision: number }
  /** The place last clicked in the document: a remark starts there. */
  pinned?: { path: string }
  /** Called while a decision is being sent or was refused: the form must stay mounted until `onDecided`. */
  onSending(sending: boolean): void
  onDecided(action: WorkAction): void
  /** The backend refused; somebody else may have acted. */
  onRefused(): void
}

/**
 * The decision form beside the submitted content. No decision is preselected. Typed text stays until it was sent, as a
 * local draft too; text typed while sending stays readable.
 */
export function DecisionForm({ work, filed, pinned, onSending, onDecided, onRefused }: DecisionFormProps) {
  const t = useT()
  useIdlePrefetch(Remarks.preload)
  const id = useId()
  const userId = useSession().user.id
  const [answers, setAnswers] = useState(undecided)
  const [approved, setApproved] = useState(undecided)
  const [late, setLate] = useState<WorkAction | null>(null)
  const { decision, opinion, remarks, onlyNamed, details: typed } = answers
  const form = useRef<HTMLFormElement>(null)
  const dialogs = useDialogs()
  const naming = filed !== undefined && returning.includes(decision)
  const latest = useRef(answers)
  useLayoutEffect(() => {
    latest.current = answers
  })
  const restore = (part: Partial<DecisionAnswers>) => setAnswers((now) => ({ ...now, ...part }))
  const sendsBack = returning.find((action) => work.decisions.some((decision) => decision === action)) ?? null
  usePinned(pinned, form, (path) =>
    restore({ decision: sendsBack, remarks: withRemarkAt(latest.current.remarks, path) }),
  )
  const draft = useDraft({
    draftKey: decisionDraftKey(userId, work),
    ...{ initial: approved, values: answers, restore },
    fits: (name, value) => fitsDecision(name, value, work.decisions),
  })
  const [checked, setChecked] = useState(false)
  const [refusal, setRefusal] = useState<{ text: string; code: number | null }>()
  const { send: sendDecision, loading } = useSendDecision(work)
  const {
    hints,
    concludes = false,
    needsOpinion = concludes,
  } = findKind(work.kind, work.kindVersion)?.states[work.state] ?? {}
  const details = detailsOf(work, decision, typed)
  const refusedDetail = details?.kind === 'conclusion' && refusal ? detailOfCode(refusal.code) : undefined
  const wrong = wrongDetail(details)
  const choices = kindWords(work.kind)
    .choices.filter(({ action }) => work.decisions.includes(action))
    .map((choice) => ({
      ...choice,
      hint: hints?.[choice.action] ?? choice.hint,
      needsOpinion: needsOpinion || choice.needsOpinion,
    }))
  const needed = choices.some(({ action, needsOpinion }) => action === decision && needsOpinion)
  const opinionProblem =
    needed && opinion.trim() === '' ? t('请填写审核意见') : tooLong(t('审核意见'), opinion, longest)
  const isUndecided = checked && decision === null
  const problem = checked && decision !== null ? (opinionProblem ?? null) : null

  /** Sends the decision; a refusal asks first; a missing answer gets the focus. */
  const submit = () => {
    setChecked(true)
    setRefusal(undefined)
    if (decision === null) return form.current?.querySelector<HTMLElement>('input')?.focus()
    if (wrong !== undefined) return document.getElementById(`${id}-${wrong}`)?.focus()
    if (opinionProblem) return document.getElementById(`${id}-opinion`)?.focus()
    const place = naming ? remarks.findIndex((remark) => remarkProblem(remark) !== undefined) : -1
    if (place >= 0) return form.current?.querySelector<HTMLElement>(`[data-remark="${place}"]`)?.focus()
    if (decision !== 'REFUSE') return void send(decision)
    const { label = '', hint = '' } = choices.find(({ action }) => action === decision) ?? {}
    dialogs.confirm({
      title: t('{action}《{name}》？', { action: t(label), name: workTitle(work.title) }),
      content: t(hint),
      okText: t(label),
      okButtonProps: { danger: true },
      cancelText: t('返回修改意见'),
      onOk: () => send(decision),
    })
  }

  const send = async (decision: WorkAction) => {
    onSending(true)
    const refused = await sendDecision({
      ...{ action: decision, opinion, remarks: naming ? { remarks, onlyNamed } : undefined },
      ...{ seenRevision: filed?.revision, facts: detailFacts(details, typed) },
    })
    if (refused === null) return recorded(decision)
    const { code } = failureOf(refused.error)
    setRefusal({ text: refusalText(refused.error), code })
    document.getElementById(`${id}-${detailOfCode(code)}`)?.focus()
    onSending(false)
    // Reloading may unmount the form, so text that is only in this page must not be lost.
    if ((await draft.settle()) !== 'memory') onRefused()
  }

  /** The decision stands; text typed while it was being sent stays readable. */
  const recorded = (decision: WorkAction) => {
    draft.saved(answers)
    if (latest.current === answers) return onDecided(decision)
    setApproved(answers)
    setLate(decision)
  }

  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      // The split view finds it by this (`use-pane-keys.ts`).
      data-decision
      aria-label={t('审核意见')}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <h2 id={`${id}-heading`} tabIndex={-1}>
        {t('审核意见')}
      </h2>
      <fieldset className={styles.field} aria-describedby={isUndecided ? `${id}-undecided` : undefined}>
        <legend>{t('审核结论（必选）')}</legend>
        <Radios
          className={styles.choices}
          name={`${id}-decision`}
          value={decision}
          options={choices.map(({ action, label, hint }) => ({
            value: action,
            label: (
              <>
                {t(label)}
                <span className={styles.hint}>{t(hint)}</span>
              </>
            ),
          }))}
          onChange={(decision) => restore({ decision })}
        />
        {isUndecided && (
          <p id={`${id}-undecided`} role="alert" className={styles.problem}>
            {t('请选择审核结论')}
          </p>
        )}
      </fieldset>
      {details?.kind === 'grants' && (
        <GrantFields
          {...{ id, ...details, problems: checked ? details.problems : [] }}
          change={(year, amount) => restore({ details: { ...typed, [year]: amount } })}
        />
      )}
      {details?.kind === 'conclusion' && (
        <ConclusionFields
          {...{ id, of: work.kind, decision, typed, checked, conclusion: details }}
          refused={refusedDetail && { field: refusedDetail, text: refusal?.text ?? '' }}
          change={(part) => {
            setRefusal(undefined)
            restore({ details: { ...typed, ...part } })
          }}
        />
      )}
      <div className={styles.field}>
        <label htmlFor={`${id}-opinion`}>
          {concludes ? t('通知书意见（必填）') : needed ? t('意见（必填）') : t('意见（选填）')}
        </label>
        <LongTextInput
          control={{
            id: `${id}-opinion`,
            'aria-invalid': problem === null ? undefined : true,
            'aria-describedby': problem === null ? undefined : `${id}-problem`,
          }}
          rows={4}
          value={opinion}
          limit={longest}
          change={(opinion) => restore({ opinion })}
        />
        {problem !== null && (
          <p id={`${id}-problem`} role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
      </div>
      {naming && <Remarks {...filed} remarks={remarks} onlyNamed={onlyNamed} checked={checked} onChange={restore} />}
      {refusal?.text && !refusedDetail && (
        <Alert className={styles.field} type="error" role="alert" title={refusal.text} />
      )}
      {late === null ? (
        <Button type="primary" htmlType="submit" loading={loading} block>
          {t('提交审核意见')}
        </Button>
      ) : (
        <Alert
          type="warning"
          role="alert"
          title={t('审核意见已提交。提交期间又写的内容不在其中，仍在上面，可以复制。')}
          action={<Button onClick={() => onDecided(late)}>{t('知道了')}</Button>}
        />
      )}
      {!draft.failed && <p className={styles.kept}>{t('未提交的意见会保存在这台设备上，离开后再来可以接着写。')}</p>}
      <DraftNotices draft={draft} words={(name, value) => wordsOfDecision(name, value, choices)} />
      <LeaveGuard dirty={draft.dirty} within={() => false} settle={draft.settleMemory} />
    </form>
  )
}
