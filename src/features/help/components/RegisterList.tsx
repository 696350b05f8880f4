/** The register of personal data on the page of the privacy policy. */

import { personalDataKindNames } from '@/lib/personal-data/kinds'
import { personalDataRegister } from '@/lib/personal-data/register'
import { useT } from '@/ui/use-t'
import styles from './RegisterList.module.css'

/** Every kind of personal data that the portal's forms ask for. */
export function RegisterList() {
  const t = useT()
  const listed = (texts: readonly string[]) => texts.map((one) => t(one)).join(t('；'))
  return personalDataKindNames.map((kind) => {
    const { label, purpose, ground, retention, viewers, sensitiveClass, isUnused } = personalDataRegister[kind]
    if (isUnused) return null
    return (
      <section key={kind} id={`data-${kind}`} className={styles.entry}>
        <h3>
          {t(label)}
          {sensitiveClass && <small>{t('敏感：{class}', { class: t(sensitiveClass) })}</small>}
        </h3>
        <dl>
          <dt>{t('用途')}</dt>
          <dd>{t(purpose)}</dd>
          <dt>{t('依据')}</dt>
          <dd>{t(ground)}</dd>
          <dt>{t('保存多久')}</dt>
          <dd>{t(retention)}</dd>
          <dt>{t('谁能看到')}</dt>
          <dd>{listed(viewers)}</dd>
        </dl>
      </section>
    )
  })
}
