import { Button } from 'antd'
import { useNavigate } from 'react-router-dom'
import { formatMinute } from '@/lib/beijing-time'
import { safeRedirect } from '@/lib/safe-redirect'
import { Dialog } from '@/ui/Dialog'
import { useDialogs, useMessages } from '@/ui/feedback'
import { RichText } from '@/ui/RichText'
import { useT } from '@/ui/use-t'
import styles from './MessageLines.module.css'
import { type Message, removeMessage } from './messages'

interface MessageDialogProps {
  /** Null: the dialog is shut. */
  message: Message | null
  onClose(): void
}

/** Letters of some paragraphs are read in it. */
const reading = 560

/** One message with its text, and the way to what it is about. It can be removed, after asking: that cannot be undone. */
export function MessageDialog({ message, onClose }: MessageDialogProps) {
  const t = useT()
  const navigate = useNavigate()
  const dialogs = useDialogs()
  const toast = useMessages()
  const target = message?.link ? safeRedirect(message.link) : null
  const remove = ({ _id, title }: Message) =>
    dialogs.confirm({
      title: t('删除这条消息？'),
      content: t('“{title}”删除后不能恢复。', { title }),
      okText: t('删除'),
      okButtonProps: { danger: true },
      cancelText: t('取消'),
      onOk: async () => {
        if (!(await removeMessage(_id))) return
        onClose()
        toast.success(t('删除成功'))
      },
    })
  return (
    <Dialog
      open={message !== null}
      width={reading}
      title={message?.title}
      onCancel={onClose}
      footer={[
        message && message.contentType !== 'TODO' && (
          <Button key="remove" danger type="text" onClick={() => remove(message)}>
            {t('删除')}
          </Button>
        ),
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
