/** One line at a group of fields: what the personal data is for, with a link to the whole notice. */

import { Link } from 'react-router-dom'
import { legalPatterns } from '@/features/help/paths'
import type { PersonalDataKind } from '@/lib/personal-data/kinds'
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
      <Link to={`${legalPatterns.privacy}#data-${kinds[0]}`} target="_blank" rel="noopener">
        {t('依据、保存多久和谁能看到（新窗口）')}
      </Link>
    </p>
  )
}
