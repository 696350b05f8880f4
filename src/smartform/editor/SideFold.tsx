/** The button that folds the editor's side panel, and its state. */
import { MenuFoldOutlined, MenuUnfoldOutlined } from '@ant-design/icons'
import { useState } from 'react'
import { getPersonEntry, removePersonEntry, setPersonEntry } from '@/lib/storage/person-entries'
import { Button } from '@/ui/Button'
import { useT } from '@/ui/use-t'
import styles from './OpenForm.module.css'

/** The entry that remembers it on this device. */
const folding = 'state/form-folded'

/** Folds the page list and the ledger, so that the page uses the whole width. */
export function SideFold({ folded, fold }: { folded: boolean; fold(folded: boolean): void }) {
  const t = useT()
  return (
    <Button
      type="text"
      size="small"
      className={styles.fold}
      icon={folded ? <MenuUnfoldOutlined aria-hidden /> : <MenuFoldOutlined aria-hidden />}
      aria-expanded={!folded}
      onClick={() => fold(!folded)}
    >
      {folded ? t('展开页面列表和规则核对') : t('收起列表，用整个窗口')}
    </Button>
  )
}

/** Whether the side is folded; remembered per person for all forms. */
export function useFolded(userId: string): [boolean, (folded: boolean) => void] {
  const [folded, setFolded] = useState(() => getPersonEntry(userId, folding) !== null)
  return [
    folded,
    (next) => {
      setFolded(next)
      if (next) setPersonEntry(userId, folding, 'yes')
      else removePersonEntry(userId, folding)
    },
  ]
}
