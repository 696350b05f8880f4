/**
 * For the leader: the commission's record of a project beside their own statement, before a performance evaluation.
 */

import { useId, useRef, useState } from 'react'
import { failureOf, refusalText } from '@/api/errors/failure'
import { workflow } from '@/api/workflow'
import { tooLong } from '@/lib/validation/too-long'
import {
  differingFields,
  evaluationFacts,
  type Statement,
  type StatementField,
  statementFields,
} from '@/lib/work/evaluation-record'
import { LeaveGuard } from '@/shared/form/LeaveGuard'
import { ProblemSummary } from '@/shared/form/ProblemSummary'
import { useFormDraft } from '@/shared/form/use-form-draft'
import type { Wrong } from '@/shared/form/use-small-form'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { DraftActions } from '@/ui/DraftActions'
import { DraftNotices } from '@/ui/DraftNotices'
import { Facts } from '@/ui/Facts'
import { FormField, FormGrid } from '@/ui/FormField'
import { LimitedInput } from '@/ui/LimitedInput'
import { LongTextInput } from '@/ui/LongTextInput'
import { Section } from '@/ui/Section'
import { useT } from '@/ui/use-t'
import { DecideWorkDocument, type WorkRowFragment } from '@/work/graphql/works.workflow.generated'
import { statementLabels } from '../statement-labels'
import styles from './EvaluationFacts.module.css'

/** The longest answer and the longest reason (603004), in characters. */
const longest = 200
const longestReason = 500
/** The refusal of a statement that differs from the record; `fields` names where. */
const differs = 603201

const nothing: Statement = { projectNumber: '', projectName: '', undertakingUnit: '', leader: '' }

type Name = StatementField | 'reason'

interface EvaluationFactsProps {
  work: WorkRowFragment
  /** The statement fits, and the evaluation can be filled in. */
  onBegun(): void
  /** A difference was reported. */
  onReported(): void
}

/**
 * The commission's record beside what the leader states of the project. A statement that fits begins the evaluation; a
 * difference is shown at its field (603201) and can be reported to the department with a reason. Typed text stays.
 */
export function EvaluationFacts({ work, onBegun, onReported }: EvaluationFactsProps) {
  const t = useT()
  const id = useId()
  const { record, contract, stated } = evaluationFacts(work)
  const act = useRef<'BEGIN' | 'DECLINE'>('BEGIN')
  const refused = useRef<{ fields: readonly string[]; message: string }>(null)
  const [disputing, setDisputing] = useState<boolean | null>(null)
  const [run, setRun] = useState(0)
  const idOf = (name: Name) => `${id}-${name}`
  const form = useFormDraft<Name>({
    thing: JSON.stringify(['evaluation-confirm', work.id]),
    labels: {
      ...(Object.fromEntries(statementFields.map((name) => [name, t(statementLabels[name])])) as Statement),
      reason: t('不一致的内容'),
    },
    empty: { ...(stated ?? contract ?? nothing), reason: '' },
    // The summary takes the focus and links to each field.
    idOf: () => '',
    check: ({ reason, ...values }) => {
      const missing = reason.trim() === '' ? t('请写明哪一项不一致、应该是什么') : undefined
      const problem = missing ?? tooLong(t('不一致的内容'), reason, longestReason)
      if (act.current === 'DECLINE') return problem === undefined ? {} : { reason: problem }
      const wrong = statementFields.map((name) => {
        const label = t(statementLabels[name])
        return [
          name,
          values[name].trim() === '' ? t('请输入{label}', { label }) : tooLong(label, values[name], longest),
        ]
      })
      return Object.fromEntries(wrong.filter(([, message]) => message !== undefined)) as Wrong<Name>
    },
    fields: {},
    async call({ reason, ...facts }) {
      refused.current = null
      const opinion = act.current === 'DECLINE' ? reason.trim() : null
      try {
        await workflow.mutate(
          DecideWorkDocument,
          { id: work.id, kind: work.kind, action: act.current, opinion, facts },
          { background: true },
        )
      } catch (error) {
        const { code, extensions } = failureOf(error)
        const fields = Array.isArray(extensions.fields) ? extensions.fields.map(String) : []
        if (code === differs) refused.current = { fields, message: refusalText(error) }
        throw error
      }
    },
  })
  const { values, wrong } = form
  // A reason of an earlier visit is shown at once. It stays open when it is emptied to be written anew.
  const open = disputing ?? values.reason !== ''
  const changeReason = (typed: string) => {
    setDisputing(true)
    form.set('reason', typed)
  }
  const problems = ([...statementFields, 'reason'] as const).flatMap((name) => {
    const message = wrong[name]
    const label = name === 'reason' ? undefined : t(statementLabels[name])
    return message ? [{ id: idOf(name), message, label: message.includes(label ?? '') ? undefined : label }] : []
  })
  const send = async (action: 'BEGIN' | 'DECLINE') => {
    act.current = action
    const done = await form.submit()
    const { fields = [], message = '' } = refused.current ?? {}
    const named = statementFields.filter((name) => fields.includes(name))
    if (!done && named.length > 0) form.show(Object.fromEntries(named.map((name) => [name, message])) as Wrong<Name>)
    setRun((former) => former + 1)
    if (done) (action === 'BEGIN' ? onBegun : onReported)()
  }
  const dispute = () => {
    const different = differingFields(values, record)
    if (values.reason === '' && different.length > 0)
      form.set(
        'reason',
        different
          .map((name) =>
            t('{label}：登记为“{record}”，应为“{stated}”。', {
              label: t(statementLabels[name]),
              record: record?.[name] ?? '',
              stated: values[name].trim(),
            }),
          )
          .join(''),
      )
    setDisputing(true)
  }
  return (
    <Section title={t('核对项目信息')}>
      <ProblemSummary problems={problems} run={run} />
      <p>{t('绩效评价开始前，请核对{commission}登记的项目信息。')}</p>
      <h3>{t('{commission}登记的信息')}</h3>
      <Facts
        facts={[
          ...statementFields.map((name) => [t(statementLabels[name]), record?.[name] || '—'] as const),
          [
            t('项目执行期'),
            record?.start && record.end ? t('{from} 至 {to}', { from: record.start, to: record.end }) : '—',
          ],
          [t('立项经费'), t('{n} 万元', { n: record?.funding ?? '0' })],
        ]}
      />
      <h3>{t('您确认的信息')}</h3>
      <p>{t('已按项目合同及同意的变更带出，与实际不符的请改正。')}</p>
      <form
        noValidate
        aria-label={t('核对项目信息')}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          void send(open ? 'DECLINE' : 'BEGIN')
        }}
      >
        <FormGrid>
          {statementFields.map((name) => (
            <FormField
              key={name}
              id={idOf(name)}
              label={t(statementLabels[name])}
              span={3}
              required
              error={wrong[name]}
            >
              {(control) => (
                <LimitedInput
                  control={control}
                  limit={longest}
                  value={values[name]}
                  change={(value) => form.set(name, value)}
                />
              )}
            </FormField>
          ))}
          {open && (
            <FormField
              id={idOf('reason')}
              label={t('不一致的内容')}
              hint={t('执行期或经费有误也写在这里；由主管处室核实后更正登记或退回。')}
              span={3}
              required
              error={wrong.reason}
            >
              {(control) => (
                <LongTextInput
                  control={control}
                  rows={3}
                  limit={longestReason}
                  value={values.reason}
                  change={changeReason}
                />
              )}
            </FormField>
          )}
        </FormGrid>
        {wrong.form && <Alert type="error" role="alert" title={wrong.form} />}
        <DraftNotices
          draft={form.draft}
          words={(name, value) => ({ label: form.labelOf(name), text: String(value) })}
        />
        <DraftActions draft={form.draft}>
          <Button type="primary" htmlType="submit" loading={form.busy}>
            {open ? t('提交不一致的内容') : t('信息一致，开始填报')}
          </Button>
          <Button onClick={() => (open ? setDisputing(false) : dispute())}>
            {open ? t('返回确认') : t('信息有误')}
          </Button>
        </DraftActions>
      </form>
      <LeaveGuard dirty={form.draft.dirty} within={() => false} settle={form.draft.settleMemory} />
    </Section>
  )
}
