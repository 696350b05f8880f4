/** Names, hotline and record numbers of the site, from the build's settings. */

import { setName, t, text } from '../i18n/i18n'

const setting = (value: string | undefined): string | null => value?.trim() || null

/** The portal's name, for headers and the sign-in page. */
export const siteName = setting(import.meta.env.VITE_PORTAL_NAME) ?? text('科技创新管理服务平台')

/** The short name at the end of every document title. */
export const siteShortName = setting(import.meta.env.VITE_PORTAL_SHORT_NAME) ?? text('科技管理平台')

/** The commission's name; it holds the copyright. */
export const commissionName = setting(import.meta.env.VITE_COMMISSION_NAME) ?? text('市科学技术委员会')
// Texts use `{commission}`.
setName('commission', commissionName)

/** The service hotline; null where none is configured. Then none is displayed. */
export const hotline = setting(import.meta.env.VITE_HOTLINE)

/** The hotline's hours; null where none are configured. */
export const hotlineHours = setting(import.meta.env.VITE_HOTLINE_HOURS)

/** The record numbers that every page must carry (ICP备案, 公安备案), with their links. */
export const records = [
  { number: setting(import.meta.env.VITE_ICP_RECORD), href: 'https://beian.miit.gov.cn/' },
  { number: setting(import.meta.env.VITE_POLICE_RECORD), href: 'https://beian.mps.gov.cn/' },
].flatMap(({ number, href }) => (number ? [{ number, href }] : []))

/** Whom to ask, for use inside a sentence: the hotline with its number, else the commission. */
export function contact(): string {
  return hotline ? t('服务热线 {hotline}', { hotline }) : t(commissionName)
}
