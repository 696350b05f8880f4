import { text } from './i18n'

/** Name of the portal, as headers and the sign-in page show it. */
export const siteName = text('科技创新管理服务平台')

/** The short name that ends every document title. */
export const siteShortName = text('科技管理平台')

/** Whose portal it is; holds the copyright. */
export const commissionName = text('市科学技术委员会')
