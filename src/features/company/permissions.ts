/** Route permissions of a unit's pages, for routes, navigation, menu and exports. */

import { findBaseKind } from '@/work/kinds/base-kinds'
import { foreignExpert } from '@/work/kinds/foreign-expert'

/** Unit management (specification, section 6). */
export const managing = 's01.f019'
/** The unit's projects: for who manages the unit, and for who reviews its projects. */
export const projects = [managing, 's02.f006'] as const
/** Exporting the lists of unit management. */
export const exportAccess = `${managing}.export`
/** Performance achievements on the company page. */
export const achievements = findBaseKind('achievement-transformation')?.reviewedBy.permission ?? managing
/** Foreign expert pages. */
export const foreignExperts = foreignExpert.permissions.unit ?? managing
