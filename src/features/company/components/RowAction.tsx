/** A text button in a row of the unit's lists of departments and invitations. */

import { Button } from '@/ui/Button'
import { useT } from '@/ui/use-t'
import rows from './rows.module.css'

interface RowActionProps {
  label: string
  /** What the row is about; part of the button's name. */
  name: string
  danger?: boolean
  onClick(): void
}

export function RowAction({ label, name, danger, onClick }: RowActionProps) {
  const t = useT()
  return (
    <Button
      type="link"
      size="small"
      danger={danger}
      className={rows.action}
      aria-label={t('{action}：{name}', { action: label, name })}
      onClick={onClick}
    >
      {label}
    </Button>
  )
}
