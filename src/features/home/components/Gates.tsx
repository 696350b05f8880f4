import { CheckCircleFilled, ClockCircleOutlined, ExclamationCircleFilled } from '@ant-design/icons'
import { Button } from 'antd'
import { useId, useState } from 'react'
import { text } from '@/lib/i18n'
import { UnitAssociationDialog } from '@/shared/UnitAssociationDialog/UnitAssociationDialog'
import { useT } from '@/ui/use-t'
import type { Gate, GateState } from '../gates'
import styles from './Gates.module.css'

const states = {
  done: { label: text('已完成'), icon: <CheckCircleFilled className={styles.done} aria-hidden /> },
  waiting: { label: text('等待中'), icon: <ClockCircleOutlined className={styles.waiting} aria-hidden /> },
  open: { label: text('待办理'), icon: <ExclamationCircleFilled className={styles.open} aria-hidden /> },
} satisfies Record<GateState, unknown>

/** Tells a new person what stands between them and their work, and what to do next. */
export function Gates({ gates }: { gates: readonly Gate[] }) {
  const t = useT()
  const id = useId()
  const [asking, setAsking] = useState(false)
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {t('开始使用前')}
      </h2>
      <p className={styles.purpose}>{t('完成下面的步骤后，就可以申报项目和填写报告。')}</p>
      <ol className={styles.list}>
        {gates.map(({ name, state, next, values, action }) => (
          <li key={name} className={styles.gate}>
            {states[state].icon}
            <div>
              <h3 className={styles.name}>
                {t(name)}
                <span className={styles.state}>{t(states[state].label)}</span>
              </h3>
              <p className={styles.next}>{t(next, values)}</p>
              {action === 'unit' && <Button onClick={() => setAsking(true)}>{t('申请关联单位')}</Button>}
            </div>
          </li>
        ))}
      </ol>
      <UnitAssociationDialog open={asking} onClose={() => setAsking(false)} />
    </section>
  )
}
