import { foreignExpert } from '@/work/kinds/foreign-expert'
import { achievement } from '@/work/kinds/unit-filings'

/** Unit management (specification, section 6). */
export const managing = 's01.f019'
/** Saving the lists of unit management as files. */
export const exportAccess = `${managing}.export`
/** Performance achievements on the company page. */
export const achievements = achievement.permissions.unit ?? managing
/** Foreign expert pages. */
export const foreignExperts = foreignExpert.permissions.unit ?? managing
