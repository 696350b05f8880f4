import { Button } from 'antd'
import { useNavigate } from 'react-router-dom'
import { formatMinute } from '@/lib/beijing-time'
import { safeRedirect } from '@/lib/safe-redirect'
import { Dialog } from '@/ui/Dialog'
import { RichText } from '@/ui/RichText'
import { useT } from '@/ui/use-t'
import styles from './MessageLines.module.css'
import type { Message } from './messages'

interface MessageDialogProps {
  /** Null: the dialog is shut. */
  message: Message | null
  onClose(): void
}

/** Letters of some paragraphs are read in it. */
const reading = 560

/** One message with its text, and the way to what it is about. */
export function MessageDialog({ message, onClose }: MessageDialogProps) {
  const t = useT()
  const navigate = useNavigate()
  const target = message?.link ? safeRedirect(message.link) : null
  return (
    <Dialog
      open={message !== null}
      width={reading}
      title={message?.title}
      onCancel={onClose}
      footer={[
        target && (
          <Button
            key="go"
            type="primary"
            onClick={() => {
              onClose()
              navigate(target)
            }}
          >
            {t('前往办理')}
          </Button>
        ),
        <Button key="close" onClick={onClose}>
          {t('关闭')}
        </Button>,
      ]}
    >
      {message && (
        <>
          <p className={styles.time}>{formatMinute(message.createDate)}</p>
          {message.content ? <RichText html={message.content} /> : <p>{t('这条消息没有正文。')}</p>}
        </>
      )}
    </Dialog>
  )
}
