/** The sign-in dialog of public pages, opened from their header: one-stop service, or user name and password. */
import { Tabs } from 'antd'
import { type FormEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { ensureSession } from '@/session/load-session'
import { Dialog } from '@/ui/Dialog'
import { useT } from '@/ui/use-t'
import { oneStopPlatform } from '../one-stop-address'
import { besideHref, publicPaths, signInHref } from '../paths'
import { signInByPassword } from '../sign-in-by-password'
import { useFields } from '../use-fields'
import { FormAlert } from './FormAlert'
import styles from './Parts.module.css'
import { PasswordField } from './PasswordField'
import { TextField } from './TextField'

interface QuickLoginProps {
  open: boolean
  onClose(): void
}

/**
 * The quick login of the public layout (specification, section 2): tab 0 is one-stop or other, and its confirmation
 * only closes; tab 1 signs in by user name and password, and the person stays on the page; the one-stop service also
 * has its own entry.
 */
export function QuickLogin({ open, onClose }: QuickLoginProps) {
  const t = useT()
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  const here = signInHref(pathname + search + hash)
  const query = here.slice(here.indexOf('?'))
  const [tab, setTab] = useState('0')
  const [busy, setBusy] = useState(false)
  const form = useFields(
    { account: '', password: '' },
    {
      account: (value) => (value.trim() ? undefined : t('请输入用户名或手机号码')),
      password: (value) => (value ? undefined : t('请输入密码')),
    },
  )

  async function submit(event?: FormEvent): Promise<void> {
    event?.preventDefault()
    if (busy || !form.check()) return
    setBusy(true)
    const result = await signInByPassword({
      accountCode: form.values.account.trim(),
      password: form.values.password,
    })
    if (result.ok) {
      await ensureSession().catch(() => {})
      form.set('password', '')
      onClose()
    } else form.refuse(result, { account: 'account', password: 'password' })
    setBusy(false)
  }

  const go = (path: string) => {
    onClose()
    navigate(besideHref(path, query))
  }
  return (
    <Dialog
      open={open}
      title={t('快捷登录')}
      okText={t('确定')}
      cancelText={t('取消')}
      confirmLoading={busy}
      onOk={() => (tab === '0' ? onClose() : void submit())}
      onCancel={onClose}
    >
      <Tabs
        activeKey={tab}
        onChange={setTab}
        items={[
          {
            key: '0',
            label: t('一网通办/其他'),
            children: (
              <>
                <p className={styles.lead}>{t('使用一网通办、微信或短信验证码登录，登录后回到本页。')}</p>
                <p className={styles.links}>
                  <button type="button" className={styles.link} onClick={() => go(publicPaths.wxlogin[0])}>
                    {t('微信登录')}
                  </button>
                  <button type="button" className={styles.link} onClick={() => go(publicPaths.login[0])}>
                    {t('短信验证码登录')}
                  </button>
                </p>
              </>
            ),
          },
          {
            key: '1',
            label: t('用户名密码'),
            children: (
              <form noValidate onSubmit={submit}>
                <FormAlert text={form.errors.form} />
                <TextField
                  {...form.field('account')}
                  label={t('用户名或手机号码')}
                  autoComplete="username"
                  autoCapitalize="none"
                  spellCheck={false}
                  required
                />
                <PasswordField {...form.field('password')} label={t('密码')} />
                {/* Enter submits; the visible button is the dialog's. */}
                <button type="submit" hidden />
              </form>
            ),
          },
        ]}
      />
      {oneStopPlatform() && (
        <p className={styles.links}>
          <button type="button" className={styles.link} onClick={() => go(publicPaths.ywtblogin[0])}>
            {t('前往一网通办登录')}
          </button>
        </p>
      )}
    </Dialog>
  )
}
