/** The tabs of the account settings, for their page and the search palette. */

import { text } from '@/lib/i18n/i18n'
import { settingsSecurityPath } from '@/lib/routing/security-path'
import { settingsBankPath, settingsDataPath, settingsInfoPath } from './paths'

interface SettingsSection {
  to: string
  /** Text key, like `purpose`. */
  title: string
  /** Absent: the purpose of the settings as a whole. */
  purpose?: string
}

/** In the order of the tabs. */
export const settingsSections: readonly SettingsSection[] = [
  { to: settingsInfoPath(), title: text('基本信息') },
  { to: settingsBankPath(), title: text('银行信息') },
  {
    to: settingsSecurityPath(),
    title: text('安全设置'),
    purpose: text('登录密码、手机号码和邮箱，登录的设备，绑定的账号。'),
  },
  {
    to: settingsDataPath(),
    title: text('我的数据'),
    purpose: text('本平台保存了您的哪些信息、谁看过；可以导出、更正或申请删除。'),
  },
]
