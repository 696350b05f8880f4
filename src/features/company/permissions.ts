import { findBaseKind } from '@/work/kinds/base-kinds'
import { foreignExpert } from '@/work/kinds/foreign-expert'

/** Unit management (specification, section 6). */
export const managing = 's01.f019'
/** Saving the lists of unit management as files. */
export const exportAccess = `${managing}.export`
/** Performance achievements on the company page. */
export const achievements = findBaseKind('achievement-transformation')?.reviewedBy.permission ?? managing
/** Foreign expert pages. */
export const foreignExperts = foreignExpert.permissions.unit ?? managing
