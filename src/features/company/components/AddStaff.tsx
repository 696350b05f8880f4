/** The button that adds one person to a unit, on the staff page and above the invitations. */
import { useState } from 'react'
import { Button } from '@/ui/Button'
import { lazyDialog } from '@/ui/lazy-part'
import { useT } from '@/ui/use-t'
import type { AddStaffDialogProps } from './AddStaffDialog'

const AddStaffDialog = lazyDialog<AddStaffDialogProps>(() =>
  import('./AddStaffDialog').then((module) => module.AddStaffDialog),
)

/** Adds one person to the unit by hand. `onAdded`: the list is outdated. */
export function AddStaff({ onAdded }: { onAdded(): void }) {
  const t = useT()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('添加人员')}</Button>
      <AddStaffDialog
        open={open}
        onDone={() => {
          setOpen(false)
          onAdded()
        }}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
