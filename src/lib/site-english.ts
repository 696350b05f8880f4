import { commissionName, hotlineHours, siteName, siteShortName } from './site'

const env = import.meta.env

/** The configured names in English, by the name they translate; what has none is read as it is. */
export const englishNames: Record<string, string> = Object.fromEntries(
  [
    [siteName, env.VITE_PORTAL_NAME_EN],
    [siteShortName, env.VITE_PORTAL_SHORT_NAME_EN],
    [commissionName, env.VITE_COMMISSION_NAME_EN],
    [hotlineHours, env.VITE_HOTLINE_HOURS_EN],
  ].flatMap(([name, english]) => (name && english ? [[name, english]] : [])),
)
