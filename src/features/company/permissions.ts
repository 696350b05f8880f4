import { unitFilingPermissions } from '@/lib/work/unit-filing'

/** Unit management (specification, section 6). */
export const managing = 's01.f019'
/** Performance achievements on the company page. */
export const achievements = unitFilingPermissions.ACHIEVEMENT
/** Foreign expert pages. */
export const foreignExperts = unitFilingPermissions.FOREIGN_EXPERT
