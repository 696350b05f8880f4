/** The notice on home for people whose real-name level is too low. */
import { settingsSecurityPath } from '@/lib/routing/security-path'
import { hints } from '@/shared/help/hints'
import { Alert } from '@/ui/Alert'
import { ButtonLink } from '@/ui/ButtonLink'
import { useT } from '@/ui/use-t'

/**
 * Tells people below the intermediate real-name level what they cannot do (specification, section 8).
 * @param withStep also say how to reach the level, with a link; left out where a to-do beside it says so
 */
export function RealNameNotice({ withStep }: { withStep: boolean }) {
  const t = useT()
  return (
    <Alert
      type="warning"
      title={t('您的实名认证尚未达到中级')}
      description={
        <>
          {t('自 2021 年接入“一网通办”起，申报项目或申请成为专家前，须完成中级及以上实名认证。')}
          {withStep && t(hints.realName)}
        </>
      }
      action={withStep && <ButtonLink to={settingsSecurityPath()}>{t('去实名认证')}</ButtonLink>}
    />
  )
}
