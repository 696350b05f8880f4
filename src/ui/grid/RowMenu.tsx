/** The menu of a table field's row, loaded when its button is used. */

import { Dropdown } from 'antd'
import { useT } from '../use-t'
import { type RowOperationName, rowKeys } from './cell-keys'
import styles from './RowActions.module.css'

/** What a row says of itself to its menu. */
export interface RowActionsProps {
  /** Id of the button. */
  id: string
  index: number
  count: number
  /** The table has its maximum number of rows. */
  full: boolean
  run(operation: RowOperationName): void
}

interface RowMenuProps extends RowActionsProps {
  label: string
  close(): void
}

/** The actions of a row with their shortcuts. The menu covers the button that opened it. */
export function RowMenu({ id, label, index, count, full, run, close }: RowMenuProps) {
  const t = useT()
  const item = (key: RowOperationName, words: string, disabled = false) => ({
    key,
    label: words,
    extra: rowKeys[key],
    disabled,
    danger: key === 'remove',
    onClick: () => run(key),
  })
  return (
    <Dropdown
      open
      autoFocus
      trigger={['click']}
      placement="bottomRight"
      onOpenChange={(_, { source }) => {
        close()
        if (source === 'trigger') document.getElementById(id)?.focus()
      }}
      menu={{
        'aria-label': label,
        selectable: false,
        items: [
          item('insertAbove', t('在上方插入一行'), full),
          item('insertBelow', t('在下方插入一行'), full),
          item('copy', t('复制这一行'), full),
          item('moveUp', t('上移'), index === 0),
          item('moveDown', t('下移'), index === count - 1),
          { type: 'divider' },
          item('remove', t('删除这一行')),
        ],
      }}
    >
      <span className={styles.menuPlace} />
    </Dropdown>
  )
}
