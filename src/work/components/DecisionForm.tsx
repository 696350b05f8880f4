import { Alert, Button, Input, Radio } from 'antd'
import { useId, useState } from 'react'
import { failureText } from '@/api/errors/failure'
import { workflow } from '@/api/workflow'
import { useSession } from '@/session/session'
import { keepTextDraft, readTextDraft, removeTextDraft } from '@/shared/text-draft'
import { useT } from '@/ui/use-t'
import { DecideWorkDocument, type WorkRowFragment } from '../graphql/works.workflow.generated'
import type { WorkAction } from '../kind'
import { kindWords } from '../kind-words'
import styles from './DecisionForm.module.css'

/** Longest opinion, in characters as a person counts them (603004 above). */
const longest = 200

interface DecisionFormProps {
  work: WorkRowFragment
  onDecided(action: WorkAction): void
  /** The backend refused: somebody may have acted meanwhile. */
  onRefused(): void
}

/**
 * The decision about a work, beside what was filed. Nothing is chosen beforehand, so nothing is passed by accident; what is typed
 * stays until it has been sent.
 */
export function DecisionForm({ work, onDecided, onRefused }: DecisionFormProps) {
  const t = useT()
  const id = useId()
  const place = { userId: useSession().user.id, form: `work:${work.id}` }
  const [decision, setDecision] = useState<WorkAction | null>(null)
  const [opinion, setOpinion] = useState(() => readTextDraft(place)?.opinion ?? '')
  const [checked, setChecked] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const [decide, { loading }] = workflow.useMutation(DecideWorkDocument, { background: true })
  const choices = kindWords(work.kind).choices.filter(({ action }) => work.decisions.includes(action))
  const length = [...opinion.trim()].length
  const needed = choices.some(({ action, needsOpinion }) => action === decision && needsOpinion)
  const problem = !checked
    ? null
    : decision === null
      ? t('请选择审核结论')
      : needed && length === 0
        ? t('请填写审核意见')
        : length > longest
          ? t('审核意见不能超过 {limit} 个字，现在 {n} 个', { limit: longest, n: length })
          : null

  const send = async () => {
    setChecked(true)
    setRefusal(undefined)
    if (decision === null)
      return document.getElementById(`${id}-heading`)?.parentElement?.querySelector('input')?.focus()
    if ((needed && length === 0) || length > longest) return document.getElementById(`${id}-opinion`)?.focus()
    try {
      await decide({ variables: { kind: work.kind, id: work.id, action: decision, opinion: opinion.trim() || null } })
    } catch (error) {
      setRefusal(failureText(error))
      return onRefused()
    }
    removeTextDraft(place)
    onDecided(decision)
  }

  return (
    <form
      className={styles.form}
      noValidate
      aria-label={t('审核意见')}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <h2 id={`${id}-heading`}>{t('审核意见')}</h2>
      <fieldset className={styles.field}>
        <legend>{t('审核结论（必选）')}</legend>
        <Radio.Group className={styles.choices} value={decision} onChange={(event) => setDecision(event.target.value)}>
          {choices.map((one) => (
            <Radio key={one.action} value={one.action}>
              {t(one.label)}
              <span className={styles.hint}>{t(one.hint)}</span>
            </Radio>
          ))}
        </Radio.Group>
      </fieldset>
      <div className={styles.field}>
        <label htmlFor={`${id}-opinion`}>{needed ? t('意见（必填）') : t('意见（选填）')}</label>
        <Input.TextArea
          id={`${id}-opinion`}
          rows={4}
          value={opinion}
          aria-invalid={problem !== null && decision !== null ? true : undefined}
          aria-describedby={problem === null ? undefined : `${id}-problem`}
          count={{ show: true, max: longest, strategy: (value) => [...value].length }}
          onChange={(event) => {
            setOpinion(event.target.value)
            keepTextDraft(place, { opinion: event.target.value })
          }}
        />
        {problem !== null && (
          <p id={`${id}-problem`} role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
      </div>
      {refusal && <Alert className={styles.field} type="error" showIcon role="alert" title={refusal} />}
      <Button type="primary" htmlType="submit" loading={loading} block>
        {t('提交审核意见')}
      </Button>
    </form>
  )
}
