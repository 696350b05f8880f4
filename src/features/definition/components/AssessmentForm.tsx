/** The form of the technology-enterprise self-assessment and its result. */

import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useSession } from '@/session/session'
import { LeaveGuard } from '@/shared/form/LeaveGuard'
import { focusField, ProblemSummary } from '@/shared/form/ProblemSummary'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { DraftNotices } from '@/ui/DraftNotices'
import { useDialogs } from '@/ui/feedback'
import { PageHeader } from '@/ui/PageHeader'
import { useT } from '@/ui/use-t'
import { answerWords } from '../answer-words'
import { assessmentOf, type TechDefinition } from '../assessment'
import { definitionPath } from '../paths'
import { questionFields } from '../question-fields'
import { useAssessment } from '../use-assessment'
import { AssessmentQuestions } from './AssessmentQuestions'
import styles from './Questions.module.css'

interface AssessmentFormProps {
  /** The id in the address. */
  id: string
  unit: { id: string; unitName: string }
  record: TechDefinition | null
  /** Shows the submitted record. */
  onFiled(): void
}

/** The self-assessment form and its result: passed and back, or not passed and again. */
export function AssessmentForm({ id, unit, record, onFiled }: AssessmentFormProps) {
  const t = useT()
  const dialogs = useDialogs()
  const navigate = useNavigate()
  const location = useLocation()
  const [filed] = useState(() => assessmentOf(record))
  const form = useAssessment({
    userId: useSession().user.id,
    ...{ id, unitId: unit.id, recordId: record?.id ?? null, filed },
  })
  const back = () => (location.key === 'default' ? navigate('/') : navigate(-1))
  const submit = async () => {
    const passed = await form.submit()
    if (passed === null) return
    if (passed) {
      dialogs.success({
        title: t('提交成功'),
        content: t('“{unit}”通过了科技企业自评。', { unit: unit.unitName }),
        okText: t('返回'),
        onOk: back,
      })
    } else {
      dialogs.confirm({
        title: t('自评未通过'),
        content: t('按填写的内容，“{unit}”暂不符合科技企业的条件。可以核对后重新评估。', { unit: unit.unitName }),
        okText: t('重新评估'),
        cancelText: t('取消'),
        onOk: () => {
          form.set({ committed: false })
          focusField('definition-chineseResident')
        },
        onCancel: onFiled,
      })
    }
  }
  const problems = questionFields.flatMap(({ field, label }) => {
    const message = form.problems[field]
    return message
      ? [{ id: `definition-${field}`, message, label: label === null ? undefined : t(label.text, { n: label.n }) }]
      : []
  })
  return (
    <div className={styles.form}>
      <ProblemSummary problems={problems} run={form.run} />
      <PageHeader
        title={t('科技企业自评')}
        purpose={t('{unit}：请如实回答。没有提交的内容会尽量暂存在本机，存不下时会提示。', { unit: unit.unitName })}
      />
      {form.draft.restored > 0 && (
        <Alert
          className={styles.failure}
          type="info"
          role="status"
          title={t('已恢复您上次填写但没有提交的内容。')}
          action={<Button onClick={form.discard}>{t('放弃这些修改')}</Button>}
        />
      )}
      <DraftNotices draft={form.draft} words={answerWords} />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <AssessmentQuestions form={form} />
        {form.failure && <Alert className={styles.failure} type="error" role="alert" title={form.failure} />}
        <div className={styles.actions}>
          <Button type="primary" size="large" htmlType="submit" loading={form.busy}>
            {t('提交自评')}
          </Button>
        </div>
      </form>
      <LeaveGuard dirty={form.dirty} within={(pathname) => pathname === definitionPath(id)} settle={form.settle} />
    </div>
  )
}
