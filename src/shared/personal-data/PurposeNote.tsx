/** The line at a group of fields that says why the personal data is needed, with a link to the notice (PIPL 17); registration, profile and consents. */

import { Link } from 'react-router-dom'
import type { PersonalDataKind } from '@/lib/personal-data/kinds'
import { privacyEntryPath, privacyPath } from '@/lib/personal-data/notice-address'
import { personalDataRegister } from '@/lib/personal-data/register'
import { useT } from '@/ui/use-t'
import styles from './PersonalData.module.css'

/** The notice of PIPL article 17 where data is first asked for, made from the register. */
export function PurposeNote({ kinds }: { kinds: readonly PersonalDataKind[] }) {
  const t = useT()
  const parts = kinds.map((kind) => {
    const { label, purpose } = personalDataRegister[kind]
    return t('{label}：{purpose}', { label: t(label), purpose: t(purpose) })
  })
  return (
    <p className={styles.note}>
      {t('用途：{parts}。', { parts: parts.join(t('；')) })} {/* A new tab: what is typed here stays. */}
      <Link to={kinds[0] ? privacyEntryPath(kinds[0]) : privacyPath} target="_blank" rel="noopener">
        {t('依据、保存多久和谁能看到（新窗口）')}
      </Link>
    </p>
  )
}
