import { Input } from 'antd'
import { useId, useState } from 'react'
import { Dialog } from '@/ui/Dialog'
import { useT } from '@/ui/use-t'
import styles from './ReasonDialog.module.css'

const longest = 200
/** That many characters are written and read over. */
const width = 480

interface ReasonDialogProps {
  open: boolean
  title: string
  /** Whom or what it concerns. */
  names: readonly string[]
  /** What happens then. */
  hint: string
  /** What the reason is called: 拒绝原因, 退回意见. */
  label: string
  okText: string
  /** Does it; the dialog stays open when this rejects, and what was typed stays either way until it is done. */
  onOk(reason: string): Promise<void>
  onCancel(): void
}

/** Asks for the reason of a refusal or return. Closing it keeps what was typed for the next time it opens. */
export function ReasonDialog({ open, title, names, hint, label, okText, onOk, onCancel }: ReasonDialogProps) {
  const t = useT()
  const id = useId()
  const [reason, setReason] = useState('')
  const [checked, setChecked] = useState(false)
  const [busy, setBusy] = useState(false)
  const length = [...reason.trim()].length
  const problem =
    length === 0
      ? t('请输入{label}', { label })
      : length > longest
        ? t('{label}不能超过 {max} 个字，现在 {n} 个', { label, max: longest, n: length })
        : null
  const shown = checked ? problem : null
  const send = async () => {
    setChecked(true)
    if (problem !== null) {
      document.getElementById(id)?.focus()
      return
    }
    setBusy(true)
    try {
      await onOk(reason.trim())
      setReason('')
      setChecked(false)
    } catch {
      // Announced by the error link; the dialog stays with what was typed.
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      open={open}
      title={title}
      width={width}
      okText={okText}
      okButtonProps={{ danger: true }}
      cancelText={t('取消')}
      confirmLoading={busy}
      onOk={() => void send()}
      onCancel={onCancel}
    >
      <p className={styles.names}>{names.join('、')}</p>
      <p>{hint}</p>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <Input.TextArea
        id={id}
        value={reason}
        rows={3}
        showCount={{ formatter: () => `${length} / ${longest}` }}
        status={shown === null ? undefined : 'error'}
        aria-required
        aria-invalid={shown === null ? undefined : true}
        aria-describedby={shown === null ? undefined : `${id}-error`}
        onChange={(event) => setReason(event.target.value)}
      />
      {shown !== null && (
        <p id={`${id}-error`} role="alert" className={styles.error}>
          {shown}
        </p>
      )}
    </Dialog>
  )
}
