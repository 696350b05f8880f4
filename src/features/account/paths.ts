/** The account's addresses (specification, section 2). */
export const accountPatterns = {
  settings: 'account/settings',
  info: 'info',
  bank: 'bank',
  security: 'security',
  data: 'data',
} as const

export const settingsPath = () => `/${accountPatterns.settings}`
export const settingsInfoPath = () => `${settingsPath()}/${accountPatterns.info}`
export const settingsBankPath = () => `${settingsPath()}/${accountPatterns.bank}`
/** What is held about the person. */
export const settingsDataPath = () => `${settingsPath()}/${accountPatterns.data}`
