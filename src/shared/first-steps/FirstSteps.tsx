/** The list of steps that a new person takes first, on home, the guide's page and the 403 page. */

import { CheckCircleFilled, ClockCircleOutlined, ExclamationCircleFilled } from '@ant-design/icons'
import { useId, useState } from 'react'
import { text } from '@/lib/i18n/i18n'
import { Button } from '@/ui/Button'
import { ButtonLink } from '@/ui/ButtonLink'
import { useT } from '@/ui/use-t'
import { UnitAssociationDialog } from '../UnitAssociationDialog/UnitAssociationDialog'
import styles from './FirstSteps.module.css'
import type { FirstStep, StepState } from './first-steps'

const states = {
  done: { label: text('已完成'), icon: <CheckCircleFilled className={styles.done} aria-hidden /> },
  waiting: { label: text('等待中'), icon: <ClockCircleOutlined className={styles.waiting} aria-hidden /> },
  open: { label: text('待办理'), icon: <ExclamationCircleFilled className={styles.open} aria-hidden /> },
} satisfies Record<StepState, unknown>

interface FirstStepsProps {
  title: string
  purpose?: string
  steps: readonly FirstStep[]
  /** The address of real-name certification. */
  realNameTo: string
}

/** Shows a new person the steps before their first work, and offers the next one. */
export function FirstSteps({ title, purpose, steps, realNameTo }: FirstStepsProps) {
  const t = useT()
  const id = useId()
  const [asking, setAsking] = useState(false)
  const next = steps.find(({ action }) => action)
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {purpose && <p className={styles.purpose}>{purpose}</p>}
      <ol className={styles.list}>
        {steps.map((step) => (
          <li key={step.name} className={styles.step}>
            {states[step.state].icon}
            <div>
              <h3 className={styles.name}>
                {t(step.name)}
                <span className={styles.state}>{t(states[step.state].label)}</span>
              </h3>
              <p className={styles.next}>{t(step.next, step.values)}</p>
              {step.action === 'realName' && (
                <ButtonLink type="primary" className={styles.act} to={realNameTo}>
                  {t('去实名认证')}
                </ButtonLink>
              )}
              {step.action === 'unit' && (
                <Button
                  type={step === next ? 'primary' : 'default'}
                  className={styles.act}
                  onClick={() => setAsking(true)}
                >
                  {t('申请关联单位')}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ol>
      <UnitAssociationDialog open={asking} onClose={() => setAsking(false)} />
    </section>
  )
}
