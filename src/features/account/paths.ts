/** The account's addresses (specification, section 2), written once. */
export const accountPatterns = {
  settings: 'account/settings',
  info: 'info',
  bank: 'bank',
  security: 'security',
} as const

export const settingsPath = () => `/${accountPatterns.settings}`
export const settingsInfoPath = () => `${settingsPath()}/${accountPatterns.info}`
export const settingsBankPath = () => `${settingsPath()}/${accountPatterns.bank}`
export const settingsSecurityPath = () => `${settingsPath()}/${accountPatterns.security}`
