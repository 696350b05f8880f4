/** The button that opens a list's settings: density, columns, saved filters; they load when opened. */

import { useState } from 'react'
import { Button } from '@/ui/Button'
import { lazyPart } from '@/ui/lazy-part'
import { Popup } from '@/ui/Popup'
import { Skeleton } from '@/ui/Skeleton'
import { useT } from '@/ui/use-t'
import type { ListSettingsProps } from './ListSettingsPanel'
import styles from './WorkList.module.css'

const ListSettingsPanel = lazyPart<ListSettingsProps>(
  () => import('./ListSettingsPanel').then((module) => module.ListSettingsPanel),
  () => <Skeleton rows={4} />,
)

export function ListSettingsButton(props: ListSettingsProps) {
  const t = useT()
  const [open, setOpen] = useState(false)
  const trigger = (
    <Button aria-expanded={open} onPointerEnter={() => void ListSettingsPanel.preload()} onClick={() => setOpen(!open)}>
      {t('列表设置')}
    </Button>
  )
  return (
    <Popup open={open} onOpenChange={setOpen} trigger={trigger} className={styles.settings}>
      <ListSettingsPanel {...props} />
    </Popup>
  )
}
