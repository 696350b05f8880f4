/** The button and dialog that extend a deadline of a work item, with a reason. */

import { useState } from 'react'
import { formatDay } from '@/lib/time/beijing-time'
import { endOfDay, isDay } from '@/lib/time/iso-day'
import { tooLong } from '@/lib/validation/too-long'
import { SmallFormDay, SmallFormLongText } from '@/shared/form/SmallFormFields'
import { useFormDraft } from '@/shared/form/use-form-draft'
import type { Wrong } from '@/shared/form/use-small-form'
import { Button } from '@/ui/Button'
import { useT } from '@/ui/use-t'
import { SmallFormDialog } from './SmallFormDialog'

/** Longest reason (603004 for more). */
const longest = 200
type Name = 'day' | 'reason'

interface ExtendDeadlineProps {
  /** Id of the subject; the draft is kept under it. */
  about: string
  /** The current deadline; null for none. */
  dueAt: number | null
  serverTime: number
  /** The subject's name, where several of these are on a page. */
  of?: string
  /** What the reason is used for. */
  note?: string
  /** Changes the deadline. Rejects with a failure. */
  extend(dueAt: number, reason: string): Promise<unknown>
  onExtended(): void
}

export function ExtendDeadline({ about, dueAt, serverTime, of, note, extend, onExtended }: ExtendDeadlineProps) {
  const t = useT()
  const [open, setOpen] = useState(false)
  const least = formatDay(Math.max(dueAt ?? 0, serverTime))
  const form = useFormDraft<Name>({
    thing: JSON.stringify(['extend', about]),
    labels: { day: t('新的截止日期'), reason: t('延期原因') },
    empty: { day: '', reason: '' },
    check({ day, reason }) {
      const wrong: Wrong<Name> = {}
      if (!(isDay(day) && day > least)) wrong.day = t('请选择晚于 {day} 的日期', { day: least })
      const problem = reason.trim() === '' ? t('请填写延期原因') : tooLong(t('延期原因'), reason, longest)
      if (problem) wrong.reason = problem
      return wrong
    },
    fields: {},
    call: ({ day, reason }) => extend(endOfDay(day), reason.trim()),
  })
  return (
    <>
      <Button
        aria-label={of && t('{action}：{name}', { action: t('延长期限'), name: of })}
        onClick={() => setOpen(true)}
      >
        {t('延长期限')}
      </Button>
      <SmallFormDialog
        open={open}
        title={of ? t('{action}：{name}', { action: t('延长期限'), name: of }) : t('延长期限')}
        act={t('延长期限')}
        note={note ?? t('原因会记入办理过程，并告知办理人。')}
        form={form}
        onDone={() => {
          setOpen(false)
          onExtended()
        }}
        onClose={() => setOpen(false)}
      >
        <SmallFormDay
          form={form}
          name="day"
          label={t('新的截止日期')}
          hint={t('晚于现在的截止日期 {day}', { day: least })}
        />
        <SmallFormLongText form={form} name="reason" label={t('延期原因')} limit={longest} />
      </SmallFormDialog>
    </>
  )
}
