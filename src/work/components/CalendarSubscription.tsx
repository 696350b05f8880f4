/** The button of the to-do pages that opens the dialog about the calendar of due dates. */
import { CalendarOutlined } from '@ant-design/icons'
import { useState } from 'react'
import { Button } from '@/ui/Button'
import { lazyDialog } from '@/ui/lazy-part'
import { useT } from '@/ui/use-t'
import type { CalendarDialogProps } from './CalendarDialog'

const Late = lazyDialog<CalendarDialogProps>(() => import('./CalendarDialog').then((module) => module.CalendarDialog))

export function CalendarSubscription() {
  const t = useT()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button icon={<CalendarOutlined aria-hidden />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('日历订阅')}
      </Button>
      <Late open={open} onClose={() => setOpen(false)} />
    </>
  )
}
