/** A guide's state tag with the remaining time, in the list and on the page of guides. */
import { StopOutlined } from '@ant-design/icons'
import type { GuideState } from '@/api/program/schema.generated'
import { DueTime } from '@/ui/DueTime'
import { StatusTag } from '@/ui/StatusTag'
import { useT } from '@/ui/use-t'
import { guideStates } from '../guide-states'
import styles from './GuideStatus.module.css'

/** A guide's state and, while it is open, the remaining time. */
export function GuideStatus({ guide }: { guide: { state: GuideState; closesAt: number; serverTime: number } }) {
  const t = useT()
  const { label, color } = guideStates[guide.state]
  return (
    <div className={styles.status}>
      <StatusTag color={color} icon={guide.state === 'CLOSED' ? <StopOutlined aria-hidden /> : undefined}>
        {t(label)}
      </StatusTag>
      {guide.state === 'OPEN' && (
        <DueTime until={guide.closesAt} serverTime={guide.serverTime} over={t('已截止')} exact />
      )}
    </div>
  )
}
