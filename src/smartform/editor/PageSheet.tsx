/** The page list of the editor as a bottom sheet, for narrow windows. */
import { Drawer } from 'antd'
import type { ReactNode } from 'react'
import { useT } from '@/ui/use-t'

export interface PageSheetProps {
  open: boolean
  close(): void
  children: ReactNode
}

export function PageSheet({ open, close, children }: PageSheetProps) {
  const t = useT()
  return (
    <Drawer title={t('填写页面')} placement="bottom" size="70vh" open={open} onClose={close} destroyOnHidden>
      <nav aria-label={t('填写页面')}>{children}</nav>
    </Drawer>
  )
}
