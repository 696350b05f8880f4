import { unitFilingPermissions } from '@/lib/work/unit-filing'

/** Unit management (specification, section 6). */
export const managing = 's01.f019'
/** Saving the lists of unit management as files. */
export const exportAccess = `${managing}.export`
/** Performance achievements on the company page. */
export const achievements = unitFilingPermissions.ACHIEVEMENT
/** Foreign expert pages. */
export const foreignExperts = unitFilingPermissions.FOREIGN_EXPERT
