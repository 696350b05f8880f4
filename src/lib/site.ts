import { setName, t, text } from './i18n'

const given = (value: string | undefined): string | null => value?.trim() || null

/** Name of the portal, as headers and the sign-in page show it. */
export const siteName = given(import.meta.env.VITE_PORTAL_NAME) ?? text('科技创新管理服务平台')

/** The short name that ends every document title. */
export const siteShortName = given(import.meta.env.VITE_PORTAL_SHORT_NAME) ?? text('科技管理平台')

/** Whose portal it is; holds the copyright. */
export const commissionName = given(import.meta.env.VITE_COMMISSION_NAME) ?? text('市科学技术委员会')
// Texts say `{commission}`.
setName('commission', commissionName)

/** The commission's service hotline; null where none is configured: then none is shown. */
export const hotline = given(import.meta.env.VITE_HOTLINE)

/** When the hotline is answered; null where that is not configured. */
export const hotlineHours = given(import.meta.env.VITE_HOTLINE_HOURS)

/** The record numbers every page has to carry (ICP备案, 公安备案), each with where it can be looked up. */
export const records = [
  { number: given(import.meta.env.VITE_ICP_RECORD), href: 'https://beian.miit.gov.cn/' },
  { number: given(import.meta.env.VITE_POLICE_RECORD), href: 'https://beian.mps.gov.cn/' },
].flatMap(({ number, href }) => (number ? [{ number, href }] : []))

/** Whom to ask, inside a sentence: the hotline with its number, else the commission. */
export function contact(): string {
  return hotline ? t('服务热线 {hotline}', { hotline }) : t(commissionName)
}
