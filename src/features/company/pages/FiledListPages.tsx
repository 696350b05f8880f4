/** The pages with the unit's lists of achievements, foreign experts and matchings that its people submit. */
import { FiledList } from '../components/FiledList'

/** Achievement reports that wait for the unit or that it has decided. */
export function AchievementsPage() {
  return <FiledList key="achievement-transformation" kind="achievement-transformation" />
}

/** Foreign-expert projects of the unit's people. */
export function ForeignExpertsPage() {
  return <FiledList key="FOREIGN_EXPERT" kind="FOREIGN_EXPERT" />
}

/** Local matching of national projects. */
export function MatchingPage() {
  return <FiledList key="MATCHING" kind="MATCHING" />
}
