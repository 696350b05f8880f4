import { Link } from 'react-router-dom'
import { besideHref, publicPaths } from '@/features/auth/paths'
import { LevelTags } from '@/ui/LevelTags'
import { StatusTag } from '@/ui/StatusTag'
import { useT } from '@/ui/use-t'
import { gradeTexts } from '../grade-texts'
import styles from '../pages/SettingsPage.module.css'
import { settingsInfoPath } from '../paths'
import { useProfile } from '../use-profile-form'

/** Signing in through the one-stop service binds and certifies at once, and leads back here. */
const oneStopHref = besideHref(publicPaths.ywtblogin[0], `?redirect=${encodeURIComponent(settingsInfoPath())}`)

/** Facts of the account besides the form's answers. */
export function UserFacts() {
  const t = useT()
  const { user } = useProfile()
  const verified = user.isCertification === 1
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('用户名')}</dt>
        <dd>{user.userName}</dd>
      </div>
      <div>
        <dt>{t('实名认证')}</dt>
        <dd>
          <StatusTag color={verified && user.userGrade >= 2 ? 'success' : 'warning'}>
            {t(gradeTexts[user.userGrade] ?? gradeTexts[0])}
          </StatusTag>{' '}
          {user.hasYwtb === 0 && <Link to={oneStopHref}>{t('一网通办快捷登录')}</Link>}
        </dd>
      </div>
      {user.isInvitedExpert === 1 && (
        <div>
          <dt>{t('专家')}</dt>
          <dd>{t('特邀专家')}</dd>
        </div>
      )}
      {user.comTags.some(({ isEffective }) => isEffective === 0) && (
        <div>
          <dt>{t('标签')}</dt>
          <dd>
            <LevelTags tags={user.comTags} label={t('标签')} />
          </dd>
        </div>
      )}
    </dl>
  )
}
