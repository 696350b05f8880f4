/** The questions about a project's technical report, and the form in which its leader answers the open one. */

import { workflow } from '@/api/workflow'
import { tooLong } from '@/lib/validation/too-long'
import { LeaveGuard } from '@/shared/form/LeaveGuard'
import { SmallFormLongText } from '@/shared/form/SmallFormFields'
import { useFormDraft } from '@/shared/form/use-form-draft'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { DraftNotices } from '@/ui/DraftNotices'
import { Section } from '@/ui/Section'
import { useMinute } from '@/ui/TimesBlock'
import { useT } from '@/ui/use-t'
import { DecideWorkDocument, WorkHistoryDocument, type WorkRowFragment } from '@/work/graphql/works.workflow.generated'
import styles from './Technical.module.css'
import { TechnicalQuestions } from './TechnicalQuestions'

/** The longest answer (603004). */
const longest = 500

export function TechnicalAnswer({ work, onAnswered }: { work: WorkRowFragment; onAnswered(): void }) {
  const { data, failureText, retry } = workflow.useAnswer(WorkHistoryDocument, {
    variables: { contentId: work.id },
    fetchPolicy: 'cache-and-network',
    background: true,
  })
  return (
    <>
      {work.actions.includes('ANSWER') && <AnswerForm work={work} onAnswered={onAnswered} />}
      <TechnicalQuestions history={{ entries: data?.workflowHistory, failureText, retry }} />
    </>
  )
}

function AnswerForm({ work, onAnswered }: { work: WorkRowFragment; onAnswered(): void }) {
  const t = useT()
  const minute = useMinute()
  const form = useFormDraft<'answer'>({
    thing: JSON.stringify(['answer', work.id, work.since]),
    labels: { answer: t('答复') },
    empty: { answer: '' },
    check({ answer }) {
      const problem = answer.trim() === '' ? t('请填写答复') : tooLong(t('答复'), answer, longest)
      return problem === undefined ? {} : { answer: problem }
    },
    fields: {},
    call: ({ answer }) =>
      workflow.mutate(
        DecideWorkDocument,
        { id: work.id, kind: work.kind, action: 'ANSWER', opinion: answer.trim() },
        { background: true },
      ),
  })
  return (
    <Section title={t('答复主管处室的问题')}>
      {work.dueAt !== null && (
        <p>{t('请在 {at} 前答复；到期后由主管处室按现有材料评价。', { at: minute(work.dueAt) })}</p>
      )}
      <form
        noValidate
        aria-label={t('答复主管处室的问题')}
        className={styles.reply}
        onSubmit={(event) => {
          event.preventDefault()
          void form.submit().then((done) => done && onAnswered())
        }}
      >
        <SmallFormLongText form={form} name="answer" label={t('答复')} limit={longest} rows={5} />
        {form.wrong.form && <Alert type="error" role="alert" title={form.wrong.form} />}
        <DraftNotices draft={form.draft} words={(_, value) => ({ label: t('答复'), text: String(value) })} />
        <Button type="primary" htmlType="submit" loading={form.busy}>
          {t('提交答复')}
        </Button>
      </form>
      <LeaveGuard dirty={form.draft.dirty} within={() => false} settle={form.draft.settleMemory} />
    </Section>
  )
}
