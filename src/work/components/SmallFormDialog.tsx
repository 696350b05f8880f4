/** The dialog around every small form, such as a department's name: title, form, buttons, refusal; closes when done. */

import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { watchUnsaved } from '@/lib/events/unsaved-work'
import { withoutGovernment } from '@/lib/routing/government-prefix'
import { masked } from '@/lib/text/mask'
import { LeaveGuard } from '@/shared/form/LeaveGuard'
import type { FormDraft } from '@/shared/form/use-form-draft'
import type { SmallForm } from '@/shared/form/use-small-form'
import { Alert } from '@/ui/Alert'
import { Dialog } from '@/ui/Dialog'
import { DraftNotices } from '@/ui/DraftNotices'
import { useT } from '@/ui/use-t'
import styles from './SmallFormDialog.module.css'

interface SmallFormDialogProps<F extends string> {
  open: boolean
  title: string
  /** The label of the act. */
  act: string
  /** Its consequence. */
  note: ReactNode
  form: SmallForm<F> | FormDraft<F>
  onDone(): void
  onClose(): void
  children: ReactNode
}

/** A dialog with a small form. Refusals are shown at their fields; typed values stay. */
export function SmallFormDialog<F extends string>(props: SmallFormDialogProps<F>) {
  const t = useT()
  const { form, onDone } = props
  const here = withoutGovernment(useLocation().pathname)
  const draftForm = 'draft' in form ? form : null
  const { changed } = form
  const holdsChoices = props.open && !draftForm && changed
  // Without a draft the choices are in this dialog alone: after an ended login the person signs in over it.
  useEffect(() => (holdsChoices ? watchUnsaved({ unsaved: () => true }) : undefined), [holdsChoices])
  const run = async () => {
    if (await form.submit()) onDone()
  }
  return (
    <>
      <Dialog
        open={props.open}
        title={props.title}
        okText={props.act}
        cancelText={t('取消')}
        confirmLoading={form.busy}
        onOk={() => void run()}
        onCancel={props.onClose}
      >
        <form
          noValidate
          className={styles.fields}
          onSubmit={(event) => {
            event.preventDefault()
            void run()
          }}
        >
          <p>{props.note}</p>
          {form.wrong.form && <Alert type="error" role="alert" title={form.wrong.form} />}
          {props.children}
        </form>
        {draftForm && (
          <DraftNotices
            draft={draftForm.draft}
            words={(name, value) => ({
              label: draftForm.labelOf(name),
              text: draftForm.isSensitive(name) ? masked(String(value)) : String(value),
            })}
          />
        )}
      </Dialog>
      {draftForm && (
        <LeaveGuard
          dirty={draftForm.draft.dirty}
          within={(pathname) => pathname === here}
          settle={draftForm.draft.settleMemory}
        />
      )}
    </>
  )
}
