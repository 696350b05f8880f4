/** The header's link to the help centre, with the hotline. */
import { QuestionCircleOutlined } from '@ant-design/icons'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { helpPath } from '@/features/help/paths'
import { Button } from '@/ui/Button'
import { Hotline } from '@/ui/Hotline'
import { Popup } from '@/ui/Popup'
import { useT } from '@/ui/use-t'
import styles from './HelpLink.module.css'

/** Help centre and hotline, in the same place on every page. */
export function HelpLink({ narrow }: { narrow: boolean }) {
  const t = useT()
  const [open, setOpen] = useState(false)
  return (
    <Popup
      open={open}
      onOpenChange={setOpen}
      title={t('需要帮助？')}
      trigger={
        <Button
          type="text"
          icon={<QuestionCircleOutlined aria-hidden />}
          aria-label={t('帮助中心')}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {narrow ? undefined : t('帮助中心')}
        </Button>
      }
    >
      <div className={styles.help}>
        <Link to={helpPath()} onClick={() => setOpen(false)}>
          {t('打开帮助中心')}
        </Link>
        <Hotline />
      </div>
    </Popup>
  )
}
