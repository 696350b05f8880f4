import { FilingList } from '../components/FilingList'

/** Performance achievements that wait for the unit, and those it has decided on. */
export function AchievementsPage() {
  return <FilingList key="ACHIEVEMENT" kind="ACHIEVEMENT" />
}

/** Foreign-expert projects of the unit's people. */
export function ForeignExpertsPage() {
  return <FilingList key="FOREIGN_EXPERT" kind="FOREIGN_EXPERT" />
}

/** Local matching of national projects. */
export function MatchingPage() {
  return <FilingList key="MATCHING" kind="MATCHING" />
}
