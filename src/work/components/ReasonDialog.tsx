/** The dialog that asks for a reason (of a refusal, return, withdrawal …) before an action, kept as a draft. */

import { type ReactNode, useId, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { withoutGovernment } from '@/lib/routing/government-prefix'
import { tooLong } from '@/lib/validation/too-long'
import { LeaveGuard } from '@/shared/form/LeaveGuard'
import { useReasonDraft } from '@/shared/form/use-form-draft'
import { Dialog } from '@/ui/Dialog'
import { DraftNotices } from '@/ui/DraftNotices'
import { FormField } from '@/ui/FormField'
import { LongTextInput } from '@/ui/LongTextInput'
import { useT } from '@/ui/use-t'
import styles from './ReasonDialog.module.css'

const longest = 200
/** Wide enough to read and write this many characters. */
const usualWidth = 480

export interface ReasonDialogProps {
  open: boolean
  /** The act and its records; the draft is kept under them. */
  about: { act: string; ids: readonly string[] }
  title: string
  /** The names of the people or items concerned. */
  names?: readonly string[]
  /** Further content below the reason, which it may quote. */
  preview?(reason: string): ReactNode
  /** Width in px, where the content needs more than the reason does. */
  width?: number
  cancelText?: string
  /** A handler here is also called while the act runs, when `onClose` is not. */
  cancelButtonProps?: { onClick(): void }
  okButtonProps?: { disabled?: boolean }
  /** The consequence. */
  hint: string
  /** The label of the reason: 拒绝原因, 退回意见. */
  label: string
  okText: string
  /** Runs the act. On a rejection the dialog stays open; the typed reason stays until it succeeds. */
  onOk(reason: string): Promise<void>
  onClose(): void
  /** Called once the dialog is gone. */
  afterClose?(): void
}

/** Asks for the reason of a refusal or return. The reason is kept as a draft on this device. */
export function ReasonDialog(props: ReasonDialogProps) {
  const thing = JSON.stringify(['reason', props.about.act, ...[...props.about.ids].sort()])
  return <Reason key={thing} thing={thing} {...props} />
}

function Reason(props: ReasonDialogProps & { thing: string }) {
  const { open, thing, title, names = [], hint, label, okText, onOk, onClose } = props
  const { preview, width = usualWidth, cancelText, cancelButtonProps, okButtonProps, afterClose } = props
  const t = useT()
  const id = useId()
  const here = withoutGovernment(useLocation().pathname)
  const { reason, change, draft, done } = useReasonDraft(thing)
  const [checked, setChecked] = useState(false)
  const [busy, setBusy] = useState(false)
  const problem = reason.trim() === '' ? t('请输入{label}', { label }) : (tooLong(label, reason, longest) ?? null)
  const visible = checked ? problem : null
  const send = async () => {
    setChecked(true)
    if (problem !== null) {
      document.getElementById(id)?.focus()
      return
    }
    setBusy(true)
    try {
      await onOk(reason.trim())
      done(reason)
      setChecked(false)
    } catch {
      // The error link has announced it; the dialog keeps the typed text.
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Dialog
        afterClose={afterClose}
        open={open}
        title={title}
        width={width}
        okText={okText}
        okButtonProps={{ danger: true, ...okButtonProps }}
        cancelText={cancelText ?? t('取消')}
        cancelButtonProps={cancelButtonProps}
        confirmLoading={busy}
        onOk={() => void send()}
        onCancel={onClose}
      >
        {names.length > 0 && <p className={styles.names}>{names.join(t('、'))}</p>}
        <p>{hint}</p>
        <FormField id={id} label={label} required error={visible ?? undefined}>
          {(control) => <LongTextInput control={control} value={reason} rows={3} limit={longest} change={change} />}
        </FormField>
        {preview?.(reason)}
        <DraftNotices draft={draft} words={(_, value) => ({ label, text: String(value) })} />
      </Dialog>
      <LeaveGuard dirty={draft.dirty} within={(pathname) => pathname === here} settle={draft.settleMemory} />
    </>
  )
}
