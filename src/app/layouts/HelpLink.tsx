import { PhoneOutlined, QuestionCircleOutlined } from '@ant-design/icons'
import { Button, Popover } from 'antd'
import { Link } from 'react-router-dom'
import { helpPath } from '@/features/help/paths'
import { hotline } from '@/lib/help'
import { useT } from '@/ui/use-t'
import { besideTrigger } from './beside-trigger'
import styles from './HelpLink.module.css'

/** The help centre and the hotline, in the same place on every page. */
export function HelpLink({ narrow }: { narrow: boolean }) {
  const t = useT()
  const call = (
    <a className={styles.call} href={`tel:${hotline}`}>
      <PhoneOutlined aria-hidden /> {hotline}
    </a>
  )
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      getPopupContainer={besideTrigger}
      title={t('需要帮助？')}
      content={
        <div className={styles.help}>
          <Link to={helpPath()}>{t('打开帮助中心')}</Link>
          <span>{t('服务热线（工作日 9:00—17:00）')}</span>
          {call}
        </div>
      }
    >
      <Button type="text" icon={<QuestionCircleOutlined aria-hidden />} aria-label={t('帮助中心')}>
        {!narrow && t('帮助中心')}
      </Button>
    </Popover>
  )
}
