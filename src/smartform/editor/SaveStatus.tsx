import {
  CheckCircleOutlined,
  EditOutlined,
  ExclamationCircleFilled,
  LoadingOutlined,
  LockFilled,
} from '@ant-design/icons'
import { formatRecent } from '@/lib/beijing-time'
import { useT } from '@/ui/use-t'
import { type SaveState, type SaveStatus as Status, saveStatusText, statusOf } from '../drafts/save-state'
import styles from './SaveStatus.module.css'

function Icon({ status }: { status: Status }) {
  if (status === 'saved') return <CheckCircleOutlined aria-hidden />
  if (status === 'saving') return <LoadingOutlined aria-hidden />
  if (status === 'unsaved') return <EditOutlined aria-hidden />
  return status === 'locked' ? <LockFilled aria-hidden /> : <ExclamationCircleFilled aria-hidden />
}

/** How far what was typed has got, in words, always in sight. */
export function SaveStatus({ save }: { save: SaveState }) {
  useT()
  const status = statusOf(save)
  return (
    <div role="status" className={styles.status} data-status={status}>
      <Icon status={status} /> {saveStatusText(save, formatRecent)}
    </div>
  )
}
