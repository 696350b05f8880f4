/** The button and dialog with which the technical desk asks a project's leader about the technical report, with a date for the answer. */

import { useState } from 'react'
import { workflow } from '@/api/workflow'
import { formatDay } from '@/lib/time/beijing-time'
import { endOfDay, isDayWithin } from '@/lib/time/iso-day'
import { tooLong } from '@/lib/validation/too-long'
import { SmallFormDay, SmallFormLongText } from '@/shared/form/SmallFormFields'
import { useFormDraft } from '@/shared/form/use-form-draft'
import type { Wrong } from '@/shared/form/use-small-form'
import { Button } from '@/ui/Button'
import { useT } from '@/ui/use-t'
import { SmallFormDialog } from '@/work/components/SmallFormDialog'
import { DecideWorkDocument, type WorkRowFragment } from '@/work/graphql/works.workflow.generated'

/** The longest question (603004) and the latest date (600). */
const longest = 500
const latestDays = 60
const usualDays = 10
const day = 24 * 3_600_000

type Name = 'question' | 'day'

export function AskLeader({ work, onAsked }: { work: WorkRowFragment; onAsked(): void }) {
  const t = useT()
  const [open, setOpen] = useState(false)
  const [first, last] = [formatDay(work.serverTime + day), formatDay(work.serverTime + (latestDays - 1) * day)]
  const form = useFormDraft<Name>({
    thing: JSON.stringify(['ask', work.id]),
    labels: { question: t('提问内容'), day: t('答复期限') },
    empty: { question: '', day: formatDay(work.serverTime + usualDays * day) },
    check({ question, day: until }) {
      const wrong: Wrong<Name> = {}
      const problem = question.trim() === '' ? t('请填写提问内容') : tooLong(t('提问内容'), question, longest)
      if (problem) wrong.question = problem
      if (!isDayWithin(until, first, last)) wrong.day = t('请选择 {from} 至 {to} 之间的日期', { from: first, to: last })
      return wrong
    },
    fields: {},
    call: ({ question, day: until }) =>
      workflow.mutate(
        DecideWorkDocument,
        {
          ...{ id: work.id, kind: work.kind, action: 'ASK' as const, opinion: question.trim() },
          facts: { answerBy: endOfDay(until) },
        },
        { background: true },
      ),
  })
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('向负责人提问')}</Button>
      <SmallFormDialog
        open={open}
        title={t('向负责人提问')}
        act={t('发出问题')}
        note={t('{name}会在待办和消息中收到。等待答复时可以继续评分，答复、到期或收回后才能提交评价。', {
          name: work.creatorName,
        })}
        form={form}
        onDone={() => {
          setOpen(false)
          onAsked()
        }}
        onClose={() => setOpen(false)}
      >
        <SmallFormLongText form={form} name="question" label={t('提问内容')} limit={longest} rows={4} />
        <SmallFormDay form={form} name="day" label={t('答复期限')} min={first} max={last} />
      </SmallFormDialog>
    </>
  )
}
