/** The public pages of the user agreement and the privacy policy (`/legal/…`). */
import { useLocation } from 'react-router-dom'
import { commissionName, contact } from '@/lib/site/site'
import { daysOnDevice } from '@/lib/storage/device-lifetime'
import { PageHeader } from '@/ui/PageHeader'
import { useT } from '@/ui/use-t'
import { RegisterList } from '../components/RegisterList'
import { privacyPolicy, userAgreement } from '../legal-texts'
import { legalPatterns } from '../paths'
import styles from './HelpPage.module.css'

/** The public user agreement (`/legal/agreement`) or privacy policy (`/legal/privacy`). */
export function LegalPage() {
  const t = useT()
  const isPolicy = useLocation().pathname === legalPatterns.privacy
  return (
    <>
      <PageHeader
        title={isPolicy ? t('隐私政策') : t('用户协议')}
        purpose={t('自 2026 年 1 月 1 日起施行。中英文不一致时，以中文为准。')}
      />
      {(isPolicy ? privacyPolicy : userAgreement).map(({ title, paragraphs, listsData }) => (
        <section key={title} className={styles.group}>
          <h2>{t(title)}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{t(paragraph, { owner: t(commissionName), contact: contact(), days: daysOnDevice })}</p>
          ))}
          {listsData && <RegisterList />}
        </section>
      ))}
    </>
  )
}
