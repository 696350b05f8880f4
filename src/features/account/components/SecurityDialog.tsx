/** The frame of the dialogs that change password, mobile and e-mail address. */

import type { ReactNode } from 'react'
import { useUnsavedWork } from '@/lib/events/use-unsaved-work'
import type { SmallForm } from '@/shared/form/use-small-form'
import { Alert } from '@/ui/Alert'
import { Dialog } from '@/ui/Dialog'
import { useT } from '@/ui/use-t'
import styles from './SecurityDialog.module.css'

interface SecurityDialogProps<F extends string> {
  title: string
  /** The label of the button that sends the form. */
  act: string
  form: SmallForm<F>
  onDone(): void
  onClose(): void
  /** The fields. */
  children: ReactNode
}

/** The dialog that changes a password, a mobile number or an e-mail address. Refusals are shown at their fields. */
export function SecurityDialog<F extends string>(props: SecurityDialogProps<F>) {
  const t = useT()
  const { form, onDone } = props
  // Should the login end, the person signs in over what was typed.
  useUnsavedWork(form.changed)
  const save = async () => {
    if (await form.submit()) onDone()
  }
  return (
    <Dialog
      destroyOnHidden
      open
      title={props.title}
      okText={props.act}
      cancelText={t('取消')}
      confirmLoading={form.busy}
      onOk={() => void save()}
      onCancel={props.onClose}
    >
      <form
        className={styles.fields}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        {form.wrong.form && <Alert type="error" role="alert" title={form.wrong.form} />}
        {props.children}
        <button type="submit" hidden />
      </form>
    </Dialog>
  )
}
