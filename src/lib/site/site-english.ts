/** English names for configured Chinese names (site, commission), where the town has set them. */
import { commissionName, hotlineHours, siteName, siteShortName } from './site'

const env = import.meta.env

/** English names by configured Chinese name; a name without one is displayed as it is. */
export const englishNames: Record<string, string> = Object.fromEntries(
  [
    [siteName, env.VITE_PORTAL_NAME_EN],
    [siteShortName, env.VITE_PORTAL_SHORT_NAME_EN],
    [commissionName, env.VITE_COMMISSION_NAME_EN],
    [hotlineHours, env.VITE_HOTLINE_HOURS_EN],
  ].flatMap(([name, english]) => (name && english ? [[name, english]] : [])),
)
