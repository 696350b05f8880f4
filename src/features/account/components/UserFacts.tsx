/** The account's facts (user name, level, tags) above the profile form. */

import { Fragment } from 'react'
import { Link } from 'react-router-dom'
import { besideHref, publicPaths } from '@/features/auth/paths'
import { Facts } from '@/ui/Facts'
import { LevelTags } from '@/ui/LevelTags'
import { StatusTag } from '@/ui/StatusTag'
import { useT } from '@/ui/use-t'
import { gradeTexts } from '../grade-texts'
import { settingsInfoPath } from '../paths'
import { useProfile } from '../use-profile-form'

/** Signing in through the one-stop service binds and certifies at once, and leads back here. */
const oneStopHref = besideHref(publicPaths.ywtblogin[0], `?redirect=${encodeURIComponent(settingsInfoPath())}`)

/** Facts of the account besides the form's answers. */
export function UserFacts() {
  const t = useT()
  const { user } = useProfile()
  const tagged = user.comTags.some(({ isEffective }) => isEffective === 0)
  const verified = user.isCertification === 1
  return (
    <Facts
      facts={[
        [t('用户名'), user.userName],
        [
          t('实名认证'),
          <Fragment key="certified">
            <StatusTag color={verified && user.userGrade >= 2 ? 'success' : 'warning'}>
              {t(gradeTexts[user.userGrade] ?? gradeTexts[0])}
            </StatusTag>{' '}
            {user.hasYwtb === 0 && <Link to={oneStopHref}>{t('一网通办快捷登录')}</Link>}
          </Fragment>,
        ],
        [t('专家'), user.isInvitedExpert === 1 ? t('特邀专家') : null],
        [t('标签'), tagged ? <LevelTags key="tags" tags={user.comTags} label={t('标签')} /> : null],
      ]}
    />
  )
}
