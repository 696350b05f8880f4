/** On the public page of a guide: the next step to a declaration, for guests and members. */
import { Link, useLocation } from 'react-router-dom'
import { publicPaths, signInHref } from '@/features/auth/paths'
import { settingsSecurityPath } from '@/lib/routing/security-path'
import { useMaybeSession } from '@/session/session'
import { FirstSteps } from '@/shared/first-steps/FirstSteps'
import { firstStepsOf } from '@/shared/first-steps/first-steps'
import { ButtonLink } from '@/ui/ButtonLink'
import { Section } from '@/ui/Section'
import { useT } from '@/ui/use-t'
import type { GuideQuery } from '../graphql/guides.program.generated'
import styles from '../pages/pages.module.css'
import { declarePath } from '../paths'
import { declaring } from '../permissions'

/** The step from a guide to its declaration: sign-in for guests, missing steps for members, or the start. */
export function DeclareStep({ guide }: { guide: GuideQuery['guide'] }) {
  const t = useT()
  const session = useMaybeSession()
  const { pathname } = useLocation()
  if (session && !session.permissions.has(declaring)) {
    return (
      <FirstSteps title={t('申报之前')} steps={firstStepsOf(session)} realNameTo={settingsSecurityPath(pathname)} />
    )
  }
  const signIn = signInHref(pathname)
  return (
    <Section id="guide-start" title={t('开始申报')}>
      <p>
        {guide.state === 'CLOSED'
          ? t('本指南已截止，不再受理申报。')
          : session
            ? t('下一步确认申报条件、选择申报单位并作出承诺。')
            : t('申报需要登录，并完成中级及以上实名认证、关联申报单位；还差什么，登录后会逐项说明。')}
      </p>
      {guide.state !== 'CLOSED' && (
        <p className={styles.ways}>
          <ButtonLink type="primary" size="large" to={session ? declarePath(guide) : signIn}>
            {session ? t('去申报') : t('登录后开始申报')}
          </ButtonLink>
          {!session && <Link to={signIn.replace(/^[^?]*/, publicPaths.register[0])}>{t('没有账号，先注册')}</Link>}
        </p>
      )}
    </Section>
  )
}
