/** The tab of account settings for sign-in and identity: password, mobile, e-mail, bound accounts, real name. */
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { safeRedirect } from '@/lib/routing/safe-redirect'
import { masked } from '@/lib/text/mask'
import type { CodeChannel } from '@/shared/form/send-code'
import { hints } from '@/shared/help/hints'
import { Button } from '@/ui/Button'
import { Section } from '@/ui/Section'
import { StatusTag } from '@/ui/StatusTag'
import { useT } from '@/ui/use-t'
import { AddressDialog } from '../components/AddressDialog'
import { BoundAccounts } from '../components/BoundAccounts'
import { PasswordDialog } from '../components/PasswordDialog'
import { RealNameForm } from '../components/RealNameForm'
import list from '../components/SecurityList.module.css'
import { SignedInDevices } from '../components/SignedInDevices'
import { gradeTexts } from '../grade-texts'
import { useProfile } from '../use-profile-form'

export function SecurityPage() {
  const t = useT()
  const { user, reload } = useProfile()
  const [open, setOpen] = useState<CodeChannel | 'password' | null>(null)
  const back = safeRedirect(useSearchParams()[0].get('back'))
  const close = () => setOpen(null)
  const rows = [
    {
      key: 'password',
      name: t('登录密码'),
      state: t('定期更换更安全；修改后其他设备须重新登录。'),
      act: t('修改密码'),
    },
    {
      key: 'mobile',
      name: t('手机号码'),
      state: user.userMobile ? masked(user.userMobile) : t('未绑定'),
      act: t('更换手机号码'),
    },
    { key: 'email', name: t('邮箱'), state: user.userEmail || t('未绑定'), act: t('更换邮箱') },
  ] as const
  return (
    <>
      <Section id="security-real-name" title={t('实名认证')}>
        <p className={list.purpose}>
          <StatusTag color={user.userGrade >= 2 ? 'success' : 'warning'}>
            {t(gradeTexts[user.userGrade] ?? gradeTexts[0])}
          </StatusTag>{' '}
          {user.userGrade >= 2
            ? user.userGrade < 3
              ? t('已可以申报项目和申请成为专家；核验本人银行账号后达到高级。')
              : t('已可以申报项目和申请成为专家。')
            : t(hints.realNameLimit)}
        </p>
        {back !== null && (
          <p>
            <Link to={back}>{user.userGrade >= 2 ? t('已完成实名认证，返回继续填写') : t('返回继续填写')}</Link>
          </p>
        )}
        {user.userGrade < 3 && <RealNameForm key={user.userGrade} user={user} onCertified={reload} />}
      </Section>
      <Section id="security-sign-in" title={t('登录与联系')}>
        <ul className={list.list}>
          {rows.map(({ key, name, state, act }) => (
            <li key={key}>
              <div>
                <h3>{name}</h3>
                <p>{state}</p>
              </div>
              <Button onClick={() => setOpen(key)}>{act}</Button>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="security-devices" title={t('登录的设备')}>
        <SignedInDevices />
      </Section>
      <Section id="security-bound" title={t('绑定的账号')}>
        <BoundAccounts onChanged={reload} />
      </Section>
      {open === 'password' && <PasswordDialog onClose={close} />}
      {(open === 'mobile' || open === 'email') && (
        <AddressDialog
          key={open}
          channel={open}
          current={(open === 'mobile' ? user.userMobile : user.userEmail) ?? ''}
          onClose={close}
          onChanged={reload}
        />
      )}
    </>
  )
}
