/** The dialog with the private .ics address of a person's due dates. */
import { useEffect, useId, useRef, useState } from 'react'
import { apiUrl } from '@/api/api-url'
import { fetchCalendar } from '@/api/files'
import { workflow } from '@/api/workflow'
import { keepFile } from '@/shared/content/open-file'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { FormField } from '@/ui/FormField'
import { useDialogs, useMessages } from '@/ui/feedback'
import { LoadFailure } from '@/ui/LoadFailure'
import { PageSkeleton } from '@/ui/PageSkeleton'
import { PlainInput } from '@/ui/PlainInput'
import { useT } from '@/ui/use-t'
import {
  CalendarAddressDocument,
  EndCalendarAddressDocument,
  MakeCalendarAddressDocument,
} from '../graphql/calendar.workflow.generated'
import styles from './CalendarSubscription.module.css'

export interface CalendarDialogProps {
  open: boolean
  onClose(): void
}

/** The dialog that explains the calendar of due dates and shows its private address. */
export function CalendarDialog({ open, onClose }: CalendarDialogProps) {
  const t = useT()
  return (
    <Dialog open={open} title={t('日历订阅')} footer={null} destroyOnHidden onCancel={onClose}>
      <div className={styles.parts}>
        <p>
          {t(
            '把待办的到期日放进手机、Outlook 等日历软件，全天显示，并自动更新；办理完成的待办随之消失。没有期限的待办不在其中。',
          )}
        </p>
        <Subscription />
      </div>
    </Dialog>
  )
}

/** Loading, no address yet, or the address. */
function Subscription() {
  const t = useT()
  const message = useMessages()
  const { data, failureText, retry } = workflow.useAnswer(CalendarAddressDocument, {
    fetchPolicy: 'network-only',
    background: true,
  })
  const [busy, setBusy] = useState(false)
  const make = async () => {
    setBusy(true)
    if (await change(workflow.mutate(MakeCalendarAddressDocument, {}))) message.success(t('订阅地址已生成'))
    setBusy(false)
  }
  if (failureText !== undefined && !data) return <LoadFailure text={failureText} onRetry={retry} />
  if (!data) return <PageSkeleton />
  if (data.calendarAddress != null) return <Address path={data.calendarAddress} />
  return (
    <>
      <p>{t('日历软件凭一个私密地址读取，不需要登录。地址由您生成，随时可以更换或停用。')}</p>
      <div className={styles.actions}>
        <Button type="primary" loading={busy} onClick={() => void make()}>
          {t('生成订阅地址')}
        </Button>
      </div>
    </>
  )
}

/** The private address: copy, download, renew or end it. */
function Address({ path }: { path: string }) {
  const t = useT()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const message = useMessages()
  const dialogs = useDialogs()
  const address = apiUrl(path)
  // The button that created it is gone, so the field takes the focus.
  useEffect(() => field.current?.focus(), [])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      message.success(t('已复制订阅地址'))
    } catch {
      field.current?.select()
      message.error(t('没有复制成功，请手动复制选中的地址'))
    }
  }
  const download = () =>
    fetchCalendar(path).then(
      (calendar) => keepFile(calendar, `${t('待办日历')}.ics`),
      () => refresh(),
    )
  const renew = () =>
    dialogs.confirm({
      title: t('更换订阅地址？'),
      content: t('旧地址将失效，已经订阅的日历软件须改用新地址。'),
      okText: t('更换地址'),
      cancelText: t('取消'),
      onOk: async () => {
        if (await change(workflow.mutate(MakeCalendarAddressDocument, {}))) message.success(t('订阅地址已更换'))
      },
    })
  const end = () =>
    dialogs.confirm({
      title: t('停止订阅？'),
      content: t('地址将失效，日历软件不再更新。'),
      okText: t('停止订阅'),
      cancelText: t('取消'),
      onOk: async () => {
        if (await change(workflow.mutate(EndCalendarAddressDocument, {}))) message.success(t('已停止订阅'))
      },
    })
  return (
    <>
      <FormField id={id} label={t('订阅地址')}>
        {(control) => (
          <PlainInput
            {...control}
            ref={field}
            readOnly
            value={address}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        )}
      </FormField>
      <p>{t('知道这个地址的人都能看到您的待办名称和到期日，请勿转发；如已泄露，请更换。')}</p>
      <div className={styles.actions}>
        <Button type="primary" onClick={() => void copy()}>
          {t('复制地址')}
        </Button>
        <Button onClick={() => void download()}>{t('下载日历文件（.ics）')}</Button>
        <Button onClick={renew}>{t('更换地址')}</Button>
        <Button onClick={end}>{t('停止订阅')}</Button>
      </div>
    </>
  )
}

/** Reloads the address. Never rejects: the previous one stays. */
async function refresh(): Promise<void> {
  await Promise.resolve(workflow.client().refetchQueries({ include: [CalendarAddressDocument] })).catch(() => undefined)
}

/** Waits for a change, then reloads whether it succeeded or not. Resolves with its success. A failure is announced. */
async function change(made: Promise<unknown>): Promise<boolean> {
  const done = await made.then(
    () => true,
    () => false,
  )
  await refresh()
  return done
}
